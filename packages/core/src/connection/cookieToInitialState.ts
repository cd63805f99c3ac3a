import { type Address, isAddress } from 'viem'
import { readCookie } from '../storage/cookieStorage.ts'
import type { KeyValueStorage } from '../storage/safeStorage.ts'
import { ACCOUNT_KEY } from '../storage/storagePrefix.ts'
import { recentConnectorId } from './recentConnection.ts'

/** Who was connected when a page was asked for; a claim of the browser's, for drawing only. */
export type InitialState = { account: Address; chainId: number }

/**
 * Reads out of a request's `Cookie` header what `cookieStorage` has kept: for
 * `<CountersignProvider initialState>`, so that the first HTML shows the account.
 */
export function cookieToInitialState(cookie: string | null | undefined): InitialState | undefined {
  const storage = {
    getItem: (key: string) => (cookie ? readCookie(cookie, key) : null),
    setItem() {},
    removeItem() {},
  }
  return recentConnectorId(storage) ? rememberedAccount(storage) : undefined
}

/** What was remembered of the last connection; anything else counts as nothing. */
function rememberedAccount(storage: KeyValueStorage): InitialState | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(ACCOUNT_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { account, chainId } = value as Record<string, unknown>
    if (typeof account !== 'string' || !isAddress(account)) return undefined
    if (!Number.isSafeInteger(chainId)) return undefined
    return { account, chainId: Number(chainId) }
  } catch {
    return undefined
  }
}
