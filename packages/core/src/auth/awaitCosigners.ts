import { describe } from '../errors/base.ts'
import type { Countersign } from '../types.ts'
import { dispatchSignIn } from './dispatchSignIn.ts'
import type { PendingSignIn } from './pendingSignIn.ts'

/**
 * R-AUTH-6: waits for the other owners of a Safe as long as the sign-in does, and verifies when all
 * have signed. A server that has been asked is heard out, whatever happens here meanwhile.
 */
export async function awaitCosigners(
  countersign: Countersign,
  pending: PendingSignIn,
): Promise<void> {
  const { authentication: adapter, internal, signIn } = countersign
  const opened = internal.signInAbort
  if (!adapter || !opened) return
  const abort = new AbortController()
  const stop = signIn.subscribe(() => signIn.get().step !== 'cosigning' && abort.abort())
  const { signal } = abort
  try {
    const { completeSignIn } = await import('./signInSafe.ts')
    const done = await completeSignIn({
      ...{ countersign, adapter, pending, signal },
      onCosigned: (cosigned) => dispatchSignIn(countersign, { type: 'cosigned', cosigned }),
      onSigned: () => dispatchSignIn(countersign, { type: 'signed' }),
    })
    if (!done) return
    if ('session' in done) internal.session.set(done.session)
    if (opened.signal.aborted) return
    dispatchSignIn(
      countersign,
      'session' in done ? { type: 'verified' } : { type: 'failed', ...done },
    )
  } catch (error) {
    if (!signal.aborted) {
      dispatchSignIn(countersign, { type: 'failed', failure: 'unknown', details: describe(error) })
    }
  } finally {
    stop()
  }
}
