import type { Config } from '@wagmi/core'

/** R-CON-6 */
export type ConnectionStatus = 'disconnected' | 'connected' | 'loading' | 'unauthenticated'
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/**
 * R-CON-6: one word for where a visitor stands; without a sign-in provider `authentication` is
 * absent.
 *
 * wagmi says "reconnecting" with a remembered address, which is a connection nobody can use yet:
 * it is "loading" here. While connecting by hand there is no connection: "disconnected".
 */
export function connectionStatus(
  status: Config['state']['status'],
  authentication?: AuthenticationStatus,
): ConnectionStatus {
  if (status === 'reconnecting') return 'loading'
  if (status !== 'connected') return 'disconnected'
  if (!authentication || authentication === 'authenticated') return 'connected'
  return authentication
}
