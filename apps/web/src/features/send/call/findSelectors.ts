import type { Hex } from 'viem'

/** More functions no contract offers that somebody would look through. */
const MOST = 200

/** Selectors that a contract's code compares with (PUSH4): its own functions, and perhaps others'. */
export function findSelectors(code: Hex): Hex[] {
  const digits = code.slice(2).toLowerCase()
  const found = new Set<Hex>()
  for (let at = 0; at + 2 <= digits.length && found.size < MOST; ) {
    const operation = Number.parseInt(digits.slice(at, at + 2), 16)
    // What is pushed is no operation, so it is stepped over.
    const pushed = operation >= 0x60 && operation <= 0x7f ? operation - 0x5f : 0
    if (pushed === 4) found.add(`0x${digits.slice(at + 2, at + 10)}`)
    at += 2 + pushed * 2
  }
  return [...found]
}
