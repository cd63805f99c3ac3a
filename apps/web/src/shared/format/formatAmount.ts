import { formatUnits } from 'viem'
import { numberFormat } from './formats.ts'

/** A whole amount of a token in the reader's number format, every digit of it. */
export function formatAmount(value: bigint, decimals: number, locale: string): string {
  // Intl takes decimal text without loss; TypeScript's types for it lag.
  const exact = formatUnits(value, decimals) as unknown as number
  return numberFormat(locale, { maximumFractionDigits: 20 }).format(exact)
}
