import type { KeyValueStorage } from './safeStorage.ts'

/** As long as browsers keep a cookie at all. */
const YEAR_SECONDS = 34_560_000

/**
 * Remembers in cookies, so that a server sees them: with `cookieToInitialState` its first HTML
 * already shows the account. Only this browser reads them; nothing in them is a secret.
 */
export const cookieStorage: KeyValueStorage = {
  getItem(key) {
    return typeof document === 'undefined' ? null : readCookie(document.cookie, key)
  },
  setItem(key, value) {
    write(key, encodeURIComponent(value), YEAR_SECONDS)
    // Nobody reads it there, but other tabs hear of it: cookies change without a word.
    tell(() => localStorage.setItem(key, value))
  },
  removeItem(key) {
    write(key, '', 0)
    tell(() => localStorage.removeItem(key))
  },
}

/** One cookie out of all that a browser sends; one that cannot be read counts as none. */
export function readCookie(cookies: string, key: string): string | null {
  const prefix = `${key}=`
  const found = cookies.split(/; */).find((each) => each.startsWith(prefix))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(prefix.length))
  } catch {
    return null
  }
}

function write(key: string, value: string, seconds: number): void {
  if (typeof document === 'undefined') return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the one way that works in every browser we name
  document.cookie = `${key}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

function tell(change: () => void): void {
  try {
    change()
  } catch {
    // Without local storage, other tabs learn of it when they are loaded.
  }
}
