export type Browser = 'arc' | 'brave' | 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'
export type Platform = { os: 'android' | 'ios' | 'desktop'; browser: Browser }

export type PlatformHints = {
  userAgent: string
  maxTouchPoints?: number
  /** Brave looks like Chrome to every other test; it puts an object of its own on `navigator`. */
  brave?: unknown
}

/** What a visitor holds in their hands, as far as the browser tells. */
export function detectPlatform({ userAgent, maxTouchPoints = 0, brave }: PlatformHints): Platform {
  return { os: detectOs(userAgent, maxTouchPoints), browser: detectBrowser(userAgent, brave) }
}

function detectOs(userAgent: string, touchPoints: number): Platform['os'] {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipod|ipad/i.test(userAgent)) return 'ios'
  // An iPad says it is a Mac, but no Mac has a touch screen.
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop'
}

/** Most specific first: nearly all of them claim to be Chrome and Safari, too. */
const BROWSERS: readonly (readonly [RegExp, Browser])[] = [
  [/\barc\//i, 'arc'],
  [/\bedg(e|a|ios)?\//i, 'edge'],
  [/\b(opr|opera|opt|opx|oprgx)\//i, 'opera'],
  [/\b(firefox|fxios)\//i, 'firefox'],
  [/\b(chrome|crios|chromium)\//i, 'chrome'],
  [/\bsafari\//i, 'safari'],
]

function detectBrowser(userAgent: string, brave: unknown): Browser {
  if (brave) return 'brave'
  return BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
}
