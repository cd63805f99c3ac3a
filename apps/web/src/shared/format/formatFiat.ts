import { formatLessThan } from '@countersign/kit'
import { numberFormat } from './formats.ts'

/** An amount of money, given as decimal text, in the reader's format. */
export function formatFiat(amount: string, currency: string, locale: string): string {
  // Intl takes decimal text without loss; TypeScript's types for it lag.
  const exact = amount as unknown as number
  try {
    const size = Math.abs(Number(amount))
    const tiny = size > 0 && size < 0.01
    // As the reader's language signs a currency: the narrow sign would be English in Arabic.
    const format = numberFormat(locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
    })
    return tiny ? formatLessThan(format.format(0.01), locale) : format.format(exact)
  } catch {
    // A code that is no currency of the standard, such as a coin's: the number with its code.
    const number = numberFormat(locale, { maximumFractionDigits: 8 }).format(exact)
    return `${number}\u00a0${currency.toUpperCase()}`
  }
}
