import type { KeyValueStorage } from '../storage/safeStorage.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'

export const RECENT_CONNECTOR_KEY = `${STORAGE_PREFIX}.recentConnectorId`
const CURRENT_WALLET_KEY = `${STORAGE_PREFIX}.wallet`

/** The connector of the last connection; corrupt storage counts as none. */
export function recentConnectorId(storage: KeyValueStorage): string | undefined {
  return readText(storage, RECENT_CONNECTOR_KEY)
}

/** Which wallet stands behind the connection: several share one WalletConnect connector. */
export function currentWalletId(storage: KeyValueStorage): string | undefined {
  return readText(storage, CURRENT_WALLET_KEY)
}

export function rememberConnection(
  storage: KeyValueStorage,
  { connectorId, walletId }: { connectorId: string; walletId: string },
): void {
  storage.setItem(CURRENT_WALLET_KEY, JSON.stringify(walletId))
  // Last, because other tabs act on this one.
  storage.setItem(RECENT_CONNECTOR_KEY, JSON.stringify(connectorId))
}

export function forgetConnection(storage: KeyValueStorage): void {
  storage.removeItem(CURRENT_WALLET_KEY)
  storage.removeItem(RECENT_CONNECTOR_KEY)
}

function readText(storage: KeyValueStorage, key: string): string | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined
  } catch {
    return undefined
  }
}
