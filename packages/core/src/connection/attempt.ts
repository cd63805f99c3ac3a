import type { SignInAnswer } from '../connector/connectWithSignIn.ts'
import type { CountersignError } from '../errors/base.ts'
import type { WalletChannel } from '../wallets/types.ts'

/** R-CON-4, and why the wanted chain was not reached, where one was wanted. */
export type ConnectResult = {
  account: `0x${string}`
  chain: { id: number; unsupported: boolean }
  switchError?: CountersignError
  /** Present when the wallet signed in with the same approval. */
  signIn?: SignInAnswer
}

/** A WalletConnect code to scan or follow, good until `expiresAt` (milliseconds since 1970). */
export type Pairing = { uri: string; expiresAt: number }

type Running = {
  number: number
  walletId: string
  /** How the wallet is reached: what is shown meanwhile depends on it. */
  channel?: WalletChannel
  pairing?: Pairing
  lost?: 'expired' | 'rejected'
}

/**
 * Where the attempt to connect stands:
 * `opening` fetches the wallet's code, `approving` waits for the visitor in the wallet, `pending`
 * waits for an earlier request that is still open there, `switching` and `adding` are about the
 * wanted chain.
 */
export type Attempt =
  | { step: 'idle'; number: number }
  | ({ step: 'opening' | 'approving' | 'pending' } & Running)
  | ({ step: 'switching' | 'adding'; chainId: number } & Running)
  | ({ step: 'connected'; result: ConnectResult } & Running)
  | ({ step: 'failed'; error: CountersignError } & Running)

export type AttemptEvent = { number: number } & (
  | { type: 'started'; walletId: string; channel?: WalletChannel }
  | { type: 'opened' }
  | { type: 'requestPending' }
  | { type: 'pairingCreated'; uri: string; expiresAt: number }
  | { type: 'pairingLost'; reason: 'expired' | 'rejected' }
  | { type: 'switchAsked'; chainId: number }
  | { type: 'addAsked'; chainId: number }
  | { type: 'connected'; result: ConnectResult }
  | { type: 'failed'; error: CountersignError }
  | { type: 'cancelled' }
)

/**
 * R-CON-8: the whole life of attempts, one after the other. Attempts are numbered; an event of an
 * attempt that is over, was cancelled or was replaced by a newer one changes nothing.
 */
export function attemptReducer(state: Attempt, event: AttemptEvent): Attempt {
  if (event.type === 'started') {
    if (event.number <= state.number) return state
    const { number, walletId, channel } = event
    return { step: 'opening', number, walletId, ...(channel && { channel }) }
  }
  if (event.number !== state.number || isOver(state)) {
    // A finished attempt is left on screen until the visitor moves on.
    const dismissed = event.type === 'cancelled' && event.number === state.number
    return dismissed && state.step !== 'idle' ? { step: 'idle', number: state.number } : state
  }
  const { number, walletId, channel, pairing, lost } = state
  const chosen = { number, walletId, ...(channel && { channel }) }
  const running: Running = { ...chosen, ...(pairing && { pairing }), ...(lost && { lost }) }
  switch (event.type) {
    case 'opened':
      return { step: 'approving', ...running }
    case 'requestPending':
      return { step: 'pending', ...running }
    case 'pairingCreated':
      return {
        ...running,
        step: 'approving',
        pairing: { uri: event.uri, expiresAt: event.expiresAt },
      }
    case 'pairingLost':
      return { step: 'opening', ...chosen, lost: event.reason }
    case 'switchAsked':
      return { step: 'switching', chainId: event.chainId, ...running }
    case 'addAsked':
      return { step: 'adding', chainId: event.chainId, ...running }
    case 'connected':
      return { step: 'connected', ...chosen, result: event.result }
    case 'failed':
      return { step: 'failed', ...chosen, error: event.error }
    case 'cancelled':
      return { step: 'idle', number }
  }
}

type Over = Extract<Attempt, { step: 'idle' | 'connected' | 'failed' }>

const isOver = (state: Attempt): state is Over =>
  state.step === 'idle' || state.step === 'connected' || state.step === 'failed'
