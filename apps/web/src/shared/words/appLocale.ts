import { directionOf, type Locale } from '@countersign/kit'

/** Languages in which the whole app speaks; in all others its pages are English. */
const COMPLETE: readonly Locale[] = ['en', 'ar']

/** What the document is written in, for `<html lang dir>`: the kit marks its own parts itself. */
export function appLocale(locale: Locale): { lang: Locale; dir: 'ltr' | 'rtl' } {
  const lang = COMPLETE.includes(locale) ? locale : 'en'
  return { lang, dir: directionOf(lang) }
}
