import type { Hex } from 'viem'
import { hexDigits } from '../internal/abiWords.ts'

/** A hash as devices show it: its digits in groups of four, the prefix apart. */
export function groupHash(hash: Hex): string[] {
  return hexDigits(hash, 'hash').match(/.{1,4}/g) ?? []
}
