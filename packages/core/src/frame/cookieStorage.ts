import { type KeyValueStorage, safeStorage } from '../storage/safeStorage.ts'

type CookieDocument = { cookie: string }

/** As long as the server waits for a signature. */
const WEEK_SECONDS = 604_800

/**
 * A little memory for pages inside others: there browsers may refuse local storage, and keep only
 * cookies that belong to the pair of both sites (CHIPS). Never throws.
 */
export function cookieStorage(document: CookieDocument | undefined): KeyValueStorage {
  const write = (key: string, value: string, seconds: number) => {
    if (!document) return
    const name = encodeURIComponent(key)
    const kept = `Path=/; Max-Age=${seconds}; SameSite=None; Secure; Partitioned`
    document.cookie = `${name}=${encodeURIComponent(value)}; ${kept}`
  }
  return safeStorage({
    getItem(key) {
      const prefix = `${encodeURIComponent(key)}=`
      const found = (document?.cookie ?? '').split('; ').find((each) => each.startsWith(prefix))
      return found === undefined ? null : decodeURIComponent(found.slice(prefix.length))
    },
    setItem: (key, value) => write(key, value, WEEK_SECONDS),
    removeItem: (key) => write(key, '', 0),
  })
}
