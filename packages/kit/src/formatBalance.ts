import { formatUnits } from 'viem'
import { formatLessThan } from './formatLessThan.ts'

export type Amount = { value: bigint; decimals: number; symbol: string }

/**
 * R-UI-10: an amount with its symbol, as the language writes numbers; the two stay in one line. A tiny
 * one is never shown as nothing.
 */
export function formatBalance({ value, decimals, symbol }: Amount, locale?: string): string {
  const amount = formatUnits(value, decimals)
  const smallest = 10n ** BigInt(Math.max(decimals - 4, 0))
  if (value > 0n && decimals > 4 && value < smallest) {
    const least = (0.0001).toLocaleString(locale, { minimumFractionDigits: 4 })
    return `${formatLessThan(least, locale)}\u00a0${symbol}`
  }
  // Intl takes decimal text without loss; truncated, because a balance must not be rounded up.
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 4,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  // TypeScript's Intl types lag: `format` has accepted decimal text since ES2023.
  return `${format.format(amount as unknown as number)}\u00a0${symbol}`
}
