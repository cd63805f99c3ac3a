import type { AuthenticationStatus } from '@countersign/core'
import type { AuthAdapter, Session } from '@countersign/core/auth'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useConnection } from 'wagmi'

export type Authentication = {
  adapter: AuthAdapter
  status: AuthenticationStatus
  /** Told by the sign-in when the server has accepted a signature. */
  completed: (session: Session) => void
  signOut: () => Promise<void>
}

/** How long a visitor waits to hear whether they are still signed in. */
const PATIENCE_MS = 5_000

/**
 * R-AUTH-5: follows the server's session: restored on load, ended when the account or the wallet
 * changes or is disconnected. A session of another account never counts as this one's.
 */
export function useAuthentication(adapter: AuthAdapter | undefined): Authentication | undefined {
  const { address, connector, status } = useConnection()
  const [session, setSession] = useState<Session | null | undefined>()
  const verified = useRef<{ address: string; wallet: string | undefined } | null>(null)

  useEffect(() => {
    if (!adapter) return
    let current = true
    // A server that does not answer may not hold the page in "loading".
    const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
    Promise.race([adapter.session(), patience])
      .catch(() => null)
      .then((found) => {
        // A sign-in completed in the meantime knows better.
        if (current) setSession((known) => known ?? found)
      })
    return () => {
      current = false
    }
  }, [adapter])

  const signOut = useCallback(async () => {
    verified.current = null
    setSession(null)
    // The server ends it by itself in time; a visitor is not held up by an outage.
    await adapter?.signOut().catch(() => {})
  }, [adapter])

  const isMine = Boolean(
    session && address && session.address.toLowerCase() === address.toLowerCase(),
  )

  useEffect(() => {
    if (!session || status === 'reconnecting' || status === 'connecting') return
    const wallet = connector?.id
    if (isMine && verified.current === null && address) verified.current = { address, wallet }
    const changed = verified.current !== null && verified.current.wallet !== wallet
    if (!isMine || changed) void signOut()
  }, [session, isMine, address, connector, status, signOut])

  const authentication =
    session === undefined ? 'loading' : isMine ? 'authenticated' : 'unauthenticated'
  return useMemo(
    () => adapter && { adapter, status: authentication, completed: setSession, signOut },
    [adapter, authentication, signOut],
  )
}
