import { type Address, isAddressEqual } from 'viem'
import type { Performance } from './types.ts'

/**
 * Whoever sends it is pretended to be able to pay for its gas, and has paid when it is played: what they
 * hold is told as it is, without the fee, which no rehearsal counts.
 */
export function settleFee(
  performance: Performance,
  origin: Address,
  held: bigint | null,
): Performance {
  if (held === null) return performance
  const changes = performance.changes.map((change) =>
    change.kind === 'coin' && isAddressEqual(change.holder, origin)
      ? { ...change, before: held, after: held + change.after - change.before }
      : change,
  )
  return { ...performance, changes }
}
