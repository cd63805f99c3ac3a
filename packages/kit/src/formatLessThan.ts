import { directionOf } from './i18n/locales.ts'

/**
 * Less than a number that has been written for the reader: with the space after the sign that the
 * language has beside its signs, as German does. Where text runs from the right the sign would be
 * turned around with it, and say the opposite to whoever reads numbers from the left, as all do.
 */
export function formatLessThan(text: string, locale = 'en'): string {
  if (directionOf(locale) === 'rtl') return text.replace(/[\p{Nd}.,٫٬]+/u, '\u2066<$&\u2069')
  const [space = ''] = (1).toLocaleString(locale, { style: 'percent' }).match(/\s/) ?? []
  return `<${space}${text}`
}
