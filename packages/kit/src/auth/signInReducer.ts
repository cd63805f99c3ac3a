/** R-AUTH-3: which part went wrong; each has a sentence of its own. */
export type SignInFailure = 'prepare' | 'sign' | 'verify' | 'unknown'

/**
 * R-AUTH-2: idle, signing, verifying, idle. The message to be signed is prepared while idle, so
 * that the visitor can read it first and the wallet opens with the very click.
 */
export type SignInState = {
  step: 'idle' | 'signing' | 'verifying'
  /** Counts prepared messages: every try signs a fresh one. */
  round: number
  message?: string
  failure?: SignInFailure
}

export type SignInEvent =
  | { type: 'prepared'; round: number; message: string }
  | { type: 'prepareFailed'; round: number }
  | { type: 'signingStarted' }
  | { type: 'signed' }
  | { type: 'rejected' }
  | { type: 'failed'; failure: Exclude<SignInFailure, 'prepare'> }
  | { type: 'retried' }
  | { type: 'verified' }

export const initialSignIn: SignInState = { step: 'idle', round: 0 }

export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  /** Back to idle; the used message is thrown away and a fresh one asked for. */
  const again = (failure?: SignInFailure): SignInState => ({
    step: 'idle',
    round: state.round + 1,
    ...(failure && { failure }),
  })
  switch (event.type) {
    case 'prepared':
      // The answer to an older question is of no use.
      if (event.round !== state.round || state.step !== 'idle') return state
      return { ...state, message: event.message }
    case 'prepareFailed':
      if (event.round !== state.round || state.step !== 'idle') return state
      return { step: 'idle', round: state.round, failure: 'prepare' }
    case 'signingStarted':
      if (state.step !== 'idle' || !state.message) return state
      return { step: 'signing', round: state.round, message: state.message }
    case 'signed':
      return state.step === 'signing' ? { ...state, step: 'verifying' } : state
    case 'rejected':
      return state.step === 'signing' ? again() : state
    case 'failed':
      return state.step === 'idle' ? state : again(event.failure)
    case 'retried':
      return state.step === 'idle' ? again() : state
    case 'verified':
      return state.step === 'verifying' ? again() : state
  }
}
