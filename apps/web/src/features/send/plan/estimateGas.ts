import type { ReadCall } from '../read/reading.ts'
import { aroundBatch, TRANSACTION_GAS } from './gas.ts'
import { gasOf } from './planBatches.ts'

/**
 * What all of it takes in gas at most, by the kinds of its calls: for a Safe its own work and signatures
 * around each batch, for a plain wallet a transaction for each call. `threshold` is null for the latter.
 */
export function estimateGas(
  batches: readonly (readonly ReadCall[])[],
  threshold: number | null,
): bigint {
  const calls = batches.flat()
  const inner = calls.reduce((sum, call) => sum + gasOf(call), 0n)
  if (threshold === null) return inner + BigInt(calls.length) * TRANSACTION_GAS
  return inner + BigInt(batches.length) * aroundBatch(threshold)
}
