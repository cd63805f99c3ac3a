import type { Countersign } from '../types.ts'
import { dispatchSignIn } from './dispatchSignIn.ts'

/** R-AUTH-3: begins again with a fresh message; what other owners were asked to sign is given up. */
export function retrySignIn(countersign: Countersign): void {
  if (countersign.signIn.get().step === 'cosigning') {
    void import('./signInSafe.ts').then((code) => code.forgetPendingSignIn(countersign))
  }
  dispatchSignIn(countersign, { type: 'retried' })
}
