import type { SignClient } from '@walletconnect/sign-client'

/** WalletConnect's signing client: pairings, sessions and the line to the relay. */
export type WalletConnectClient = Awaited<ReturnType<typeof SignClient.init>>

/** Where WalletConnect keeps its keys and sessions; its own default is the browser's IndexedDB. */
export type WalletConnectStorage = {
  getKeys(): Promise<string[]>
  getEntries<value>(): Promise<[string, value][]>
  getItem<value>(key: string): Promise<value | undefined>
  setItem<value>(key: string, value: value): Promise<void>
  removeItem(key: string): Promise<void>
}

export type WalletConnectOptions = {
  projectId: string
  /** Default: WalletConnect's own relay. */
  relayUrl?: string
  storage?: WalletConnectStorage
}
