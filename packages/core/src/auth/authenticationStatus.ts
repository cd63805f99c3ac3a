import type { AuthenticationStatus } from '../connection/status.ts'
import type { Session } from './types.ts'

/** R-AUTH-5: a session of another account never counts as this one's. */
export function authenticationStatus(
  session: Session | null | undefined,
  address: string | undefined,
): AuthenticationStatus {
  if (session === undefined) return 'loading'
  const isMine = session && address && session.address.toLowerCase() === address.toLowerCase()
  return isMine ? 'authenticated' : 'unauthenticated'
}
