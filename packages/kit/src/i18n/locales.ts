import { matchLanguage } from '@countersign/core'

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

/** The best language we have for what a browser asks for. */
export const matchLocale = (wanted: readonly string[]): Locale =>
  matchLanguage(LOCALES, wanted) ?? 'en'

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he'])

export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
