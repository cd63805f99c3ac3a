import { type Address, getAddress } from 'viem'

/** Reading of ABI-encoded words by hand: digits without a prefix, 64 of them a word. */

export function wordAt(digits: string, index: number, start = 0): string | undefined {
  const from = start + index * 64
  return from + 64 <= digits.length ? digits.slice(from, from + 64) : undefined
}

/** `undefined` for a word that holds more than an address. */
export function toAddress(word: string | undefined): Address | undefined {
  return word?.startsWith('0'.repeat(24)) ? getAddress(`0x${word.slice(24)}`) : undefined
}

export function toAmount(word: string | undefined): bigint | undefined {
  return word === undefined ? undefined : BigInt(`0x${word}`)
}

/** `undefined` for what is not below the bound: a length, a position, a column of the database. */
export function toNumber(word: string | undefined, below: number): number | undefined {
  if (word === undefined) return undefined
  const amount = BigInt(`0x${word}`)
  return amount < BigInt(below) ? Number(amount) : undefined
}

/** The bytes that word `index` points at; offsets are counted from `start`. */
export function bytesAt(digits: string, index: number, start = 0): `0x${string}` | undefined {
  const offset = toNumber(wordAt(digits, index, start), digits.length)
  if (offset === undefined) return undefined
  const head = start + offset * 2
  const length = toNumber(wordAt(digits, 0, head), digits.length)
  if (length === undefined || head + 64 + length * 2 > digits.length) return undefined
  return `0x${digits.slice(head + 64, head + 64 + length * 2)}`
}
