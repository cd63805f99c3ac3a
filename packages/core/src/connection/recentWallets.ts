import type { KeyValueStorage } from '../storage/safeStorage.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'

const KEY = `${STORAGE_PREFIX}.recentWallets`

/** R-UI-5 */
const MAX_RECENT = 3

/** The ids of the wallets connected last, newest first; corrupt storage counts as none. */
export function recentWallets(storage: KeyValueStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    const ids = stored.filter((id): id is string => typeof id === 'string' && id.length <= 200)
    return [...new Set(ids)].slice(0, MAX_RECENT)
  } catch {
    return []
  }
}

/** Called after a successful connection only. */
export function rememberRecentWallet(storage: KeyValueStorage, walletId: string): void {
  const others = recentWallets(storage).filter((id) => id !== walletId)
  storage.setItem(KEY, JSON.stringify([walletId, ...others].slice(0, MAX_RECENT)))
}
