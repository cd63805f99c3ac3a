import type { Place } from './createMemory.ts'

/** Whether two places are one: addresses in memory have one spelling only. */
export function samePlace(one: Place, other: Place): boolean {
  return one.chainId === other.chainId && one.address === other.address
}
