import type { Address, Hex } from 'viem'

/** What a contract said while a transaction ran, as the node gives it. */
export type MinedLog = { address: Address; topics: readonly Hex[]; data: Hex }

/** keccak256 of `ExecutionSuccess(bytes32,uint256)` and `ExecutionFailure(bytes32,uint256)`. */
const outcomes = new Map<string | undefined, 'success' | 'failure'>([
  ['0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e', 'success'],
  ['0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23', 'failure'],
])

/** Whether somebody says how an execution ended. */
export const isOutcome = ({ topics }: MinedLog): boolean => outcomes.has(topics[0])

/**
 * What a Safe itself said became of this very hash, in the logs of one transaction; null when it said
 * nothing. Safes of 1.0.0 never do.
 */
export function readOutcome(
  logs: readonly MinedLog[],
  safe: Address,
  safeTxHash: Hex,
): 'success' | 'failure' | null {
  const end = logs.find(
    (log) =>
      isSame(log.address, safe) &&
      isOutcome(log) &&
      // The hash is indexed since 1.4.1, the first word of the data before.
      isSame(log.topics[1] ?? log.data.slice(0, 66), safeTxHash),
  )
  return outcomes.get(end?.topics[0]) ?? null
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
