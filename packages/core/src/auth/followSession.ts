import { withTimeout } from '../shared/withTimeout.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'
import type { Countersign } from '../types.ts'
import { authenticationStatus } from './authenticationStatus.ts'
import { connectedAccount } from './connectedAccount.ts'
import { signOut } from './signOut.ts'
import type { AuthAdapter, Session } from './types.ts'

/** How long a visitor waits to hear whether they are still signed in. */
const PATIENCE_MS = 5_000

/** Changes with every sign-in, and is empty after a sign-out. What it stands for, the server says. */
const SESSION_KEY = `${STORAGE_PREFIX}.session`

/**
 * R-AUTH-5: follows the server's session: restored on load, ended when the account or the wallet
 * changes or is disconnected, and the same in all tabs. Returns how to stop.
 */
export function followSession(countersign: Countersign): () => void {
  const { authentication: adapter, config, internal, session, storage, window } = countersign
  if (!adapter) return () => {}
  let isStopped = false
  const isMine = (one: Session | null | undefined) =>
    authenticationStatus(one, connectedAccount(countersign)?.address) === 'authenticated'

  /** Another tab signed in: that counts here, too, once the same account is connected. */
  let isNews = false
  /** What storage said when the session began. */
  let mark = storage.getItem(SESSION_KEY)
  let isHeard = false
  /** Takes over what the server or another tab said, which is no news to the other tabs. */
  const hear = (found: Session | null) => {
    isHeard = true
    internal.session.set(found)
    isHeard = false
  }
  const tell = () => {
    if (!isHeard) storage.setItem(SESSION_KEY, session.get()?.expiresAt ?? '')
    if (!isHeard || session.get()) isNews = false
    // What follows from it, such as the end of somebody else's session, is news again.
    isHeard = false
    mark = storage.getItem(SESSION_KEY)
  }

  void restore(adapter).then((found) => {
    // A sign-in completed in the meantime knows better.
    if (!isStopped && session.get() === undefined) hear(found)
  })

  let askedFor: string | undefined
  const adopt = async (address: string | undefined) => {
    if (askedFor === address) return
    askedFor = address
    const found = await restore(adapter)
    if (!isStopped && !session.get() && isMine(found)) hear(found)
  }

  /** The wallet that the session belongs to, once it is known whose it is. */
  let wallet: string | undefined
  const check = () => {
    const { status } = config.state
    if (!session.get()) wallet = undefined
    const { address, connector } = connectedAccount(countersign) ?? {}
    if (!session.get() && isNews && status === 'connected') void adopt(address)
    if (!session.get() || status === 'reconnecting' || status === 'connecting') return
    if (isMine(session.get())) wallet ??= connector?.id
    if (isMine(session.get()) && wallet === connector?.id) return
    // A session that another tab has ended or replaced is not ours to end on the server.
    if (storage.getItem(SESSION_KEY) === mark) void signOut(countersign)
    else hear(null)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== SESSION_KEY) return
    isNews = Boolean(storage.getItem(SESSION_KEY))
    askedFor = undefined
    if (!isNews && session.get()) hear(null)
    check()
  }
  window?.addEventListener('storage', onStorage)
  const stops = [
    session.subscribe(tell),
    session.subscribe(check),
    config.subscribe((state) => state, check),
    () => window?.removeEventListener('storage', onStorage),
  ]
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
