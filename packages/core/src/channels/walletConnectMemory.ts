import type { KeyValueStorage } from '../storage/safeStorage.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'

const KEY = `${STORAGE_PREFIX}.walletConnect`

/** Which session this app last used, and on which chain. */
export type RememberedSession = { topic: string; chainId: number }

/**
 * WalletConnect itself keeps every session it ever had and cannot say which one the app used:
 * without this, a session of a cancelled attempt or of another wallet might come back.
 */
export function rememberedSession(storage: KeyValueStorage): RememberedSession | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { topic, chainId } = stored as Partial<Record<keyof RememberedSession, unknown>>
    if (typeof topic !== 'string' || !Number.isSafeInteger(chainId)) return undefined
    return { topic, chainId: Number(chainId) }
  } catch {
    return undefined
  }
}

export function rememberSession(storage: KeyValueStorage, session: RememberedSession): void {
  storage.setItem(KEY, JSON.stringify(session))
}

/** Forgets a session; one that has taken its place since stays. */
export function forgetSession(storage: KeyValueStorage, topic: string): void {
  if (rememberedSession(storage)?.topic === topic) storage.removeItem(KEY)
}
