import type { Countersign } from '../types.ts'
import { authenticationStatus } from './authenticationStatus.ts'
import { type ConnectedAccount, connectedAccount } from './connectedAccount.ts'
import { dispatchSignIn } from './dispatchSignIn.ts'

/** A server that is out, or code that could not be fetched, is tried again after this long. */
const AGAIN_MS = 15_000

/**
 * R-AUTH-6: goes on with a sign-in as a Safe that an earlier visit, or a closed dialog, left waiting
 * for the other owners, as long as no sign-in is open. Returns how to stop.
 */
export function followPendingSignIn(countersign: Countersign): () => void {
  const { config, internal, session, signIn } = countersign
  let place: string | undefined
  let stop = () => {}
  const check = () => {
    const account = connectedAccount(countersign)
    const isDue =
      account?.connector.type === 'safe' &&
      !internal.signInAbort &&
      authenticationStatus(session.get(), account.address) === 'unauthenticated'
    const next = isDue ? `${account.address} ${account.chainId}` : undefined
    if (next === place) return
    place = next
    stop()
    stop = account && isDue ? wait(countersign, account) : () => {}
  }
  const stops = [
    session.subscribe(check),
    signIn.subscribe(check),
    config.subscribe((state) => state, check),
  ]
  check()
  return () => {
    stop()
    for (const each of stops) each()
  }
}

/** Waits for the owners of one Safe. */
function wait(countersign: Countersign, account: ConnectedAccount): () => void {
  const { authentication: adapter, internal, signIn } = countersign
  const abort = new AbortController()
  const { signal } = abort
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = async () => {
    const { completeSignIn, readPendingSignIn } = await import('./signInSafe.ts')
    const pending = readPendingSignIn(countersign, account)
    if (signal.aborted) return true
    if (!adapter || !pending) {
      leave()
      return true
    }
    dispatchSignIn(countersign, { type: 'resumed', message: pending.message })
    const done = await completeSignIn({
      ...{ countersign, adapter, pending, signal },
      onCosigned: (cosigned) => dispatchSignIn(countersign, { type: 'cosigned', cosigned }),
    })
    if (!done || 'failure' in done) return false
    internal.session.set(done.session)
    return true
  }
  const run = async () => {
    const isOver = await goOn().catch(() => false)
    if (!isOver && !signal.aborted) timer = setTimeout(run, AGAIN_MS)
  }
  /** What waits no longer is not shown as waiting. */
  const leave = () => {
    if (signIn.get().step === 'cosigning') dispatchSignIn(countersign, { type: 'closed' })
  }
  void run()
  return () => {
    abort.abort()
    clearTimeout(timer)
    if (!internal.signInAbort) leave()
  }
}
