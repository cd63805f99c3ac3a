import type { Address } from 'viem'

export type SignInSession = {
  address: Address
  chainId: number
  /** In milliseconds. */
  expiresAt: number
}

/**
 * Where a sign-in server keeps what it must not forget. What it is given is safe to keep: nonces that
 * were used, and sessions by the hash of their token.
 */
export type SignInStore = {
  /**
   * Marks a nonce as used, and says whether it was not before. Atomic: of many who ask at once one is
   * told so (`INSERT … ON CONFLICT DO NOTHING`, `SET … NX`).
   */
  claimNonce(nonce: string, expiresAt: number): Promise<boolean>
  addSession(id: string, session: SignInSession): Promise<void>
  getSession(id: string): Promise<SignInSession | undefined>
  removeSession(id: string): Promise<void>
}
