import { InvalidProofError } from '../errors.ts'

/** Hexadecimal digits, or a list. */
export type RlpItem = string | readonly RlpItem[]

/** A trie's node has two floors, with a node inside of a node a few more. */
const DEEPEST = 8

/** Reads RLP as it must be written: each value has one encoding, and nothing follows it. */
export function decodeRlp(digits: string): RlpItem {
  const { item, end } = readItem(digits, 0, digits.length, 0)
  if (end !== digits.length) throw new InvalidProofError('Something follows the encoded value.')
  return item
}

function readItem(
  digits: string,
  start: number,
  limit: number,
  depth: number,
): { item: RlpItem; end: number } {
  const prefix = byteAt(digits, start, limit)
  if (prefix < 0x80) return { item: digits.slice(start, start + 2), end: start + 2 }
  const isList = prefix >= 0xc0
  const short = prefix - (isList ? 0xc0 : 0x80)
  const { begin, size } =
    short < 56
      ? { begin: start + 2, size: short }
      : readLength(digits, start + 2, limit, short - 55)
  const end = begin + size * 2
  if (end > limit) throw new InvalidProofError('The encoded value ends too early.')
  if (isList) return { item: readList(digits, begin, end, depth + 1), end }
  if (size === 1 && byteAt(digits, begin, end) < 0x80) {
    throw new InvalidProofError('A single small byte is written as itself.')
  }
  return { item: digits.slice(begin, end), end }
}

function readList(digits: string, begin: number, end: number, depth: number): RlpItem[] {
  if (depth > DEEPEST) throw new InvalidProofError('Lists are nested too deeply.')
  const items: RlpItem[] = []
  for (let at = begin; at < end; ) {
    const read = readItem(digits, at, end, depth)
    items.push(read.item)
    at = read.end
  }
  return items
}

/** A length in so many bytes: none to spare, and not one that a shorter form could say. */
function readLength(digits: string, at: number, limit: number, bytes: number) {
  const begin = at + bytes * 2
  // More than three bytes say more than anybody sends.
  if (bytes > 3 || begin > limit) throw new InvalidProofError('The encoded value is too long.')
  const size = Number.parseInt(digits.slice(at, begin), 16)
  if (size < 56 || size < 256 ** (bytes - 1)) {
    throw new InvalidProofError('A length is not in its shortest form.')
  }
  return { begin, size }
}

function byteAt(digits: string, at: number, limit: number): number {
  if (at + 2 > limit) throw new InvalidProofError('The encoded value ends too early.')
  return Number.parseInt(digits.slice(at, at + 2), 16)
}
