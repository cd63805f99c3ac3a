import { createCache } from '../../../chains/createCache.ts'
import type { ContractCall } from './contractCall.ts'

/** Questions that contracts answered so badly that they are not asked again for a while. */
export type Suspects = {
  has: (call: ContractCall) => boolean
  add: (call: ContractCall) => void
}

const FORGET_MS = 10 * 60_000
const LIMITS = { maxEntries: 10_000, maxSize: 1024 * 1024, maxEntrySize: 128 }

export function createSuspects(now: () => number): Suspects {
  const known = createCache(now, LIMITS)
  // By the function: who answers badly about one holder does so about all of them.
  const keyOf = ({ to, data }: ContractCall) => `${to.toLowerCase()} ${data.slice(0, 10)}`
  return {
    has: (call) => known.get(keyOf(call)) !== undefined,
    add: (call) => known.set(keyOf(call), true, FORGET_MS),
  }
}
