import type { Countersign } from '../types.ts'
import { dispatchSignIn } from './dispatchSignIn.ts'

/** Ends the sign-in that was opened; whatever is still under way for it changes nothing. */
export function cancelSignIn(countersign: Countersign): void {
  const { internal } = countersign
  internal.signInAbort?.abort()
  internal.signInAbort = undefined
  dispatchSignIn(countersign, { type: 'closed' })
}
