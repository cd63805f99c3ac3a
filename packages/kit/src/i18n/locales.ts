import { en } from './locales/en.ts'
import type { Messages } from './types.ts'

/** Every language there is; English is always at hand, the others are fetched when needed. */
export const LOCALES = {
  en: () => Promise.resolve(en as Messages),
  ar: async () => (await import('./locales/ar.ts')).ar,
  bn: async () => (await import('./locales/bn.ts')).bn,
  de: async () => (await import('./locales/de.ts')).de,
  es: async () => (await import('./locales/es.ts')).es,
  fa: async () => (await import('./locales/fa.ts')).fa,
  fr: async () => (await import('./locales/fr.ts')).fr,
  he: async () => (await import('./locales/he.ts')).he,
  hi: async () => (await import('./locales/hi.ts')).hi,
  id: async () => (await import('./locales/id.ts')).id,
  it: async () => (await import('./locales/it.ts')).it,
  ja: async () => (await import('./locales/ja.ts')).ja,
  ko: async () => (await import('./locales/ko.ts')).ko,
  pl: async () => (await import('./locales/pl.ts')).pl,
  pt: async () => (await import('./locales/pt.ts')).pt,
  ru: async () => (await import('./locales/ru.ts')).ru,
  th: async () => (await import('./locales/th.ts')).th,
  tr: async () => (await import('./locales/tr.ts')).tr,
  uk: async () => (await import('./locales/uk.ts')).uk,
  vi: async () => (await import('./locales/vi.ts')).vi,
  'zh-Hans': async () => (await import('./locales/zhHans.ts')).zhHans,
  'zh-Hant': async () => (await import('./locales/zhHant.ts')).zhHant,
} as const satisfies Record<string, () => Promise<Messages>>

export type Locale = keyof typeof LOCALES

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
  return candidates.find((candidate): candidate is Locale => candidate in LOCALES)
}

/** Codes that browsers and systems still send. */
const OLD_CODES: Record<string, string> = { iw: 'he', in: 'id', ua: 'uk' }

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he'])

export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
