import { readCookie } from '../storage/cookieStorage.ts'
import { recentConnectorId } from './recentConnection.ts'
import { type RememberedAccount, rememberedAccount } from './rememberAccount.ts'

/** Who was connected when a page was asked for; a claim of the browser's, for drawing only. */
export type InitialState = RememberedAccount

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
