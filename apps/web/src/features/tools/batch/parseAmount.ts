import { parseUnits } from 'viem'

export type AmountRead = { value: bigint } | { fault: 'noAmount' | 'tooFine' }

/**
 * An amount as its reader writes it: with their decimal mark, and nothing between thousands, for
 * what groups thousands in one language is the decimal mark of another.
 */
export function parseAmount(text: string, decimals: number, locale: string): AmountRead {
  const [whole = '', fraction, ...more] = toWesternDigits(text.trim()).split(markOf(locale))
  const isNumber = /^\d+$/.test(whole) && (fraction === undefined || /^\d+$/.test(fraction))
  if (!isNumber || more.length > 0) return { fault: 'noAmount' }
  if (fraction && fraction.length > decimals) return { fault: 'tooFine' }
  return { value: parseUnits(`${whole}.${fraction ?? ''}`, decimals) }
}

/** What stands between the whole and the rest of a number in a language. */
export function markOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Keyboards of Arabic and Persian write digits of their own. */
const toWesternDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
