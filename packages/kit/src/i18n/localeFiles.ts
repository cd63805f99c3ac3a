import { type Locale, matchLocale } from './locales.ts'
import type { Messages } from './types.ts'

/** Every language there is, each fetched when it is needed. */
export const localeFiles = {
  en: async (): Promise<Messages> => (await import('./locales/en.ts')).en,
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
} as const satisfies Record<Locale, () => Promise<Messages>>

/** A language by its code, or by one that a browser would say for it. */
export const loadLocale = (code: string): Promise<Messages> => localeFiles[matchLocale([code])]()
