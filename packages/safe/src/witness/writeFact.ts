import type { Address, Hex } from 'viem'
import { plainHex } from '../internal/abiWords.ts'

/** A fact's value as text, written in one way, so that equal values are equal texts. */
export function writeFact(value: Hex | Address | number | bigint | readonly Address[]): string {
  if (typeof value === 'string') return plainHex(value)
  // Owners have no order: each contract lists them as it likes.
  if (typeof value === 'object') return value.map(plainHex).toSorted().join(' ')
  return String(value)
}
