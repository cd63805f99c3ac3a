import type { WalletConnectClient } from './walletConnectTypes.ts'

/** A session as WalletConnect keeps it. */
export type WalletConnectSession = ReturnType<WalletConnectClient['session']['get']>

/** WalletConnect's code for a session ended by a person. */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/**
 * Whether a session can still be spoken over. A session whose key or record is gone would answer
 * "No matching key" to every request.
 */
export function isUsable({ core, session }: WalletConnectClient, topic: string): boolean {
  if (!session.keys.includes(topic) || !core.crypto.keychain.has(topic)) return false
  return session.get(topic).expiry * 1_000 > Date.now()
}

/** Tells the wallet that a session is over, and forgets it even when nobody can be told. */
export async function endSession(client: WalletConnectClient, topic: string): Promise<void> {
  if (!client.session.keys.includes(topic)) return
  try {
    await client.disconnect({ topic, reason: USER_DISCONNECTED })
  } catch {
    await client.session.delete(topic, USER_DISCONNECTED)
  }
}

/** Whether a request failed because the wallet ended the session meanwhile. */
export const isDisconnected = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === USER_DISCONNECTED.code

/** Whether a request never left: WalletConnect says so in these words, after a minute of trying. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof Error && /failed to publish|no internet connection/i.test(error.message)
