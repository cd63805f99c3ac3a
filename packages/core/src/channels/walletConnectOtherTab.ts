import { isUsable, type WalletConnectSession } from './walletConnectSession.ts'
import type { WalletConnectClient } from './walletConnectTypes.ts'

/**
 * Makes sure that a client knows a session. It reads the storage only once, when it starts; what
 * another tab has paired since is fetched from there by hand.
 */
export async function loadSession(client: WalletConnectClient, topic: string): Promise<boolean> {
  const { core, session } = client
  if (!session.keys.includes(topic)) {
    const sessions = await stored(client, 'session')
    const keys = await stored(client, 'keychain')
    const found = Array.isArray(sessions)
      ? sessions.find((item) => item?.topic === topic)
      : undefined
    const key = read(keys, topic)
    if (!isSession(found) || !key) return false
    const own = read(keys, found.self.publicKey)
    await core.crypto.keychain.set(topic, key)
    if (own) await core.crypto.keychain.set(found.self.publicKey, own)
    await session.set(topic, found)
    core.expirer.set(topic, found.expiry)
    // Without the relay the session is still there, and the subscription follows with it.
    void core.relayer.subscribe(topic).catch(() => {})
  }
  return isUsable(client, topic)
}

/** WalletConnect's keys in its storage end with our prefix and the name of what they hold. */
async function stored({ core }: WalletConnectClient, name: string): Promise<unknown> {
  const suffix = `${core.customStoragePrefix}//${name}`
  const key = (await core.storage.getKeys()).find((candidate) => candidate.endsWith(suffix))
  return key && core.storage.getItem(key)
}

function read(record: unknown, key: string): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const value: unknown = Reflect.get(record, key)
  return typeof value === 'string' ? value : undefined
}

/** The parts that are used here; the rest was written by WalletConnect for itself. */
function isSession(value: unknown): value is WalletConnectSession {
  if (typeof value !== 'object' || value === null) return false
  const { expiry, namespaces, self } = value as Partial<Record<keyof WalletConnectSession, unknown>>
  return (
    typeof expiry === 'number' &&
    typeof namespaces === 'object' &&
    namespaces !== null &&
    read(self, 'publicKey') !== undefined
  )
}
