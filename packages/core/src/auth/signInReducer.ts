import type { Cosigned } from './types.ts'

/**
 * R-AUTH-3: which part went wrong; each has a sentence of its own. `chain`: the server does not know
 * the wallet's network; `pending`: the wallet has another question open.
 */
export type SignInFailure = 'prepare' | 'chain' | 'pending' | 'sign' | 'verify' | 'unknown'

/**
 * R-AUTH-2: idle, signing, verifying, idle. As a Safe, the other owners sign in between, which may
 * take days: a later visit goes on from there. The message to be signed is prepared while idle, so
 * that the visitor can read it first and the wallet opens with the very click.
 */
export type SignInState = {
  step: 'idle' | 'signing' | 'cosigning' | 'verifying'
  /** Counts prepared messages: every try signs a fresh one. */
  round: number
  message?: string
  failure?: SignInFailure
  /** R-ERR-4: with a failure, what wallet or server said, for the curious and for bug reports. */
  details?: string
  /** With the failure `chain`: where the server would verify. */
  chainIds?: readonly number[]
  cosigned?: Cosigned
}

export type SignInEvent =
  | { type: 'prepared'; round: number; message: string }
  | { type: 'prepareFailed'; round: number; details?: string }
  | { type: 'chainRefused'; round: number; chainIds: readonly number[] }
  | { type: 'signingStarted' }
  | { type: 'shared' }
  | { type: 'resumed'; message: string }
  | { type: 'cosigned'; cosigned: Cosigned }
  | { type: 'signed' }
  | { type: 'rejected' }
  | { type: 'failed'; failure: Exclude<SignInFailure, 'prepare' | 'chain'>; details?: string }
  | { type: 'retried' }
  | { type: 'verified' }
  | { type: 'closed' }

export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  /** Back to idle; the used message is thrown away and a fresh one asked for. */
  const again = (failure?: SignInFailure, details?: string): SignInState => ({
    step: 'idle',
    round: state.round + 1,
    ...(failure && { failure }),
    ...(details && { details }),
  })
  switch (event.type) {
    case 'prepared':
      // The answer to an older question is of no use.
      if (event.round !== state.round || state.step !== 'idle') return state
      // What kept a message from being made is over; what became of the last one is still said.
      if (isUnprepared(state)) return { step: 'idle', round: state.round, message: event.message }
      return { ...state, message: event.message }
    case 'prepareFailed':
      if (event.round !== state.round || state.step !== 'idle') return state
      return {
        ...{ step: 'idle', round: state.round, failure: 'prepare' },
        ...(event.details && { details: event.details }),
      }
    case 'chainRefused':
      if (event.round !== state.round || state.step !== 'idle') return state
      return { step: 'idle', round: state.round, failure: 'chain', chainIds: event.chainIds }
    case 'signingStarted':
      if (state.step !== 'idle' || !state.message) return state
      return { step: 'signing', round: state.round, message: state.message }
    case 'shared':
      return state.step === 'signing' ? { ...state, step: 'cosigning' } : state
    case 'resumed':
      if (state.step !== 'idle') return state
      return { step: 'cosigning', round: state.round, message: event.message }
    case 'cosigned':
      if (state.step !== 'cosigning') return state
      // The same numbers come again and again.
      return isSame(state.cosigned, event.cosigned) ? state : { ...state, cosigned: event.cosigned }
    case 'signed':
      if (state.step !== 'signing' && state.step !== 'cosigning') return state
      return {
        step: 'verifying',
        round: state.round,
        ...(state.message && { message: state.message }),
      }
    case 'rejected':
      return state.step === 'signing' ? again() : state
    case 'failed':
      return state.step === 'idle' ? state : again(event.failure, event.details)
    case 'retried':
      return state.step === 'idle' || state.step === 'cosigning' ? again() : state
    case 'verified':
      return state.step === 'verifying' ? again() : state
    case 'closed':
      return again()
  }
}

const isUnprepared = ({ failure }: SignInState) => failure === 'prepare' || failure === 'chain'

const isSame = (one: Cosigned | undefined, other: Cosigned) =>
  one?.signed === other.signed && one.needed === other.needed
