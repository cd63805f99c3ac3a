import { type DecodedCall, decodeCall } from '@countersign/safe'
import type { Address, Hex } from 'viem'

export type Creation = { singleton: Address; initializer: Hex; saltNonce: bigint | null }

/** Of the factories' `createProxy…`. */
const SELECTORS = /61b69abd|1688f0b9|4662f9d6|ec9e80bb|1a334b0b|d18af54d/g
/** Nobody makes more Safes in one transaction; whoever pretends to gets none explained. */
const MAX_FOUND = 64

/** Every call of a factory that a transaction's input contains, at any depth, in order. */
export function findCreations(input: string): Creation[] {
  const digits = input.slice(2)
  const found: Creation[] = []
  for (const { index } of digits.matchAll(SELECTORS)) {
    if (index % 2 === 1) continue
    const call = decodeCall(`0x${digits.slice(index)}`)
    if (call.status === 'decoded' && call.family === 'safeFactory') found.push(toCreation(call))
    if (found.length > MAX_FOUND) return []
  }
  return found
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
