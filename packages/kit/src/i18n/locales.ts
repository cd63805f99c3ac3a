/** Every language there is. */
export const LOCALES = [
  'en',
  'ar',
  'bn',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'pl',
  'pt',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const

export type Locale = (typeof LOCALES)[number]

/** A language, or one with a region: `de-AT` is German with Austria's numbers. */
export type LocaleTag = Locale | (string & {})

/**
 * The best language we have for what a browser asks for: exact, then without the region; Chinese
 * by script, which the region implies.
 */
export function matchLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const locale = matchOne(tag)
    if (locale) return locale
  }
  return 'en'
}

function matchOne(tag: string): Locale | undefined {
  let parsed: Intl.Locale
  try {
    parsed = new Intl.Locale(tag.replaceAll('_', '-')).maximize()
  } catch {
    return undefined
  }
  const { language, script } = parsed
  const candidates = [`${language}-${script}`, OLD_CODES[language] ?? language]
  return LOCALES.find((locale) => candidates.includes(locale))
}

/** Codes that browsers and systems still send. */
const OLD_CODES: Record<string, string> = { iw: 'he', in: 'id', ua: 'uk' }

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he'])

export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
