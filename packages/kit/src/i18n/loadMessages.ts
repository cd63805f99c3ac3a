import type { Locale } from './locales.ts'
import type { Messages } from './types.ts'

/** Fetches a language before the first paint, for `<CountersignProvider messages>`. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await import('./localeFiles.ts')).loadLocale(locale)
