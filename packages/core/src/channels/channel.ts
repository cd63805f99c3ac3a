import type { Provider } from '../provider/types.ts'

/** What a connector tells while it connects. */
export type ConnectReport =
  | { type: 'opened' }
  | { type: 'requestPending' }
  | { type: 'pairingCreated'; uri: string; expiresAt: number }
  | { type: 'pairingLost'; reason: 'expired' | 'rejected' }
  | { type: 'switchAsked'; chainId: number }
  | { type: 'addAsked'; chainId: number }

export type OpenContext = {
  /** On page load nothing may be shown: restore what is there, or give up. */
  silent: boolean
  chainId?: number
  signal?: AbortSignal
  report: (event: ConnectReport) => void
}

/** How one kind of wallet is reached; everything else is the same for all of them. */
export type Channel = {
  /** A provider to talk to, or nothing when there is none. */
  open(context: OpenContext): Promise<Provider | undefined>
  /** Says goodbye so that the wallet forgets this site, too. */
  close?(provider: Provider): Promise<unknown>
  /** The visitor is back: whatever slept meanwhile may have to be opened again. */
  wake?(): Promise<unknown>
}
