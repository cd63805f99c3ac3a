import { directionOf } from './i18n/locales.ts'

/**
 * Less than a number that has been written for the reader: with the space after the sign where the
 * language has one beside its signs, as German does. Where text runs from the right the sign would be
 * turned around with it, and say the opposite to whoever reads numbers from the left, as all do.
 */
export function formatLessThan(text: string, locale = 'en'): string {
  if (directionOf(locale) === 'rtl') {
    return text.replace(/\p{Nd}[\p{Nd}.,٫٬]*/u, (number) => `\u2066<${number}\u2069`)
  }
  const isSpaced = /\s/.test(new Intl.NumberFormat(locale, { style: 'percent' }).format(1))
  return `<${isSpaced ? '\u00a0' : ''}${text}`
}
