import { type DecodedCall, decodeCall } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { toAddress, toNumber, wordAt } from '../events/words.ts'

export type Creation = { singleton: Address; initializer: Hex; saltNonce: bigint | null }

/** The factories' `createProxy…`, and how many parameters each of them has. */
const SELECTORS: Readonly<Record<string, number>> = {
  '61b69abd': 2,
  '1688f0b9': 3,
  '4662f9d6': 3,
  ec9e80bb: 3,
  '1a334b0b': 3,
  d18af54d: 4,
}
const ANY = new RegExp(Object.keys(SELECTORS).join('|'), 'g')
/** Nobody makes more Safes in one transaction; whoever pretends to gets none explained. */
const MAX_FOUND = 64
/** What only looks like a creation is opened so often. */
const MAX_TRIED = 128

/** Every call of a factory that a transaction's input contains, at any depth, in order. */
export function findCreations(input: string): Creation[] {
  const digits = input.slice(2)
  const found: Creation[] = []
  let tried = 0
  for (const { 0: selector, index } of digits.matchAll(ANY)) {
    if (index % 2 === 1) continue
    const end = endOf(digits, index + 8, SELECTORS[selector] ?? 0)
    if (end === undefined) continue
    tried += 1
    // Only its own bytes: what stands behind it would be read again for every one of them.
    const call = decodeCall(`0x${digits.slice(index, end)}`)
    if (call.status === 'decoded' && call.family === 'safeFactory') found.push(toCreation(call))
    if (found.length > MAX_FOUND || tried > MAX_TRIED) return []
  }
  return found
}

/** Where the parameters end that begin here, if they are an address, and bytes behind all heads. */
function endOf(digits: string, start: number, parameters: number): number | undefined {
  const heads = parameters * 32
  if (toAddress(wordAt(digits, 0, start)) === undefined) return undefined
  if (toNumber(wordAt(digits, 1, start), heads + 1) !== heads) return undefined
  const length = toNumber(wordAt(digits, parameters, start), digits.length)
  if (length === undefined) return undefined
  const end = start + heads * 2 + 64 + Math.ceil(length / 32) * 64
  return end <= digits.length ? end : undefined
}

function toCreation({ parameters }: DecodedCall): Creation {
  // All of these functions begin with these two, and those with more go on with the third.
  const [singleton, initializer, saltNonce] = parameters.map(({ value }) => value)
  return {
    singleton: singleton as Address,
    initializer: initializer as Hex,
    saltNonce: (saltNonce as bigint | undefined) ?? null,
  }
}
