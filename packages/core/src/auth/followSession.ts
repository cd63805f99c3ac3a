import { withTimeout } from '../shared/withTimeout.ts'
import type { Countersign } from '../types.ts'
import { authenticationStatus } from './authenticationStatus.ts'
import { connectedAccount } from './connectedAccount.ts'
import { signOut } from './signOut.ts'
import type { AuthAdapter, Session } from './types.ts'

/** How long a visitor waits to hear whether they are still signed in. */
const PATIENCE_MS = 5_000

/**
 * R-AUTH-5: follows the server's session: restored on load, ended when the account or the wallet
 * changes or is disconnected. Returns how to stop.
 */
export function followSession(countersign: Countersign): () => void {
  const { authentication: adapter, config, internal, session } = countersign
  if (!adapter) return () => {}
  let isStopped = false
  void restore(adapter).then((found) => {
    // A sign-in completed in the meantime knows better.
    if (!isStopped && session.get() === undefined) internal.session.set(found)
  })

  /** The wallet that the session belongs to, once it is known whose it is. */
  let wallet: string | undefined
  const check = () => {
    const { status } = config.state
    if (!session.get()) wallet = undefined
    if (!session.get() || status === 'reconnecting' || status === 'connecting') return
    const { address, connector } = connectedAccount(countersign) ?? {}
    const isMine = authenticationStatus(session.get(), address) === 'authenticated'
    if (isMine) wallet ??= connector?.id
    if (!isMine || wallet !== connector?.id) void signOut(countersign)
  }
  const stops = [session.subscribe(check), config.subscribe((state) => state, check)]
  check()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

/** A server that does not answer, or answers badly, may not hold the page in "loading". */
async function restore(adapter: AuthAdapter): Promise<Session | null> {
  try {
    return await withTimeout(adapter.session(), {
      milliseconds: PATIENCE_MS,
      onTimeout: () => new Error('The server is silent.'),
    })
  } catch {
    return null
  }
}
