import type { Locale } from '@countersign/kit'

/** Every language of the kit; a forgotten one is a type error. */
const ALL: Record<Locale, true> = {
  ar: true,
  bn: true,
  de: true,
  en: true,
  es: true,
  fa: true,
  fr: true,
  he: true,
  hi: true,
  id: true,
  it: true,
  ja: true,
  ko: true,
  pl: true,
  pt: true,
  ru: true,
  th: true,
  tr: true,
  uk: true,
  vi: true,
  'zh-Hans': true,
  'zh-Hant': true,
}

export const LANGUAGES: readonly string[] = Object.keys(ALL)
