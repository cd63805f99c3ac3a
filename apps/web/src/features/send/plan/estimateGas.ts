import type { ReadCall } from '../read/reading.ts'
import { SAFE_GAS, SIGNATURE_GAS, TRANSACTION_GAS } from './gas.ts'
import { gasOf } from './planBatches.ts'

/**
 * What all of it takes in gas, at most: for a Safe its own work and signatures around each batch, for
 * a plain wallet a transaction for each call. `threshold` is null for the latter.
 */
export function estimateGas(
  batches: readonly (readonly ReadCall[])[],
  threshold: number | null,
): bigint {
  const calls = batches.flat()
  const inner = calls.reduce((sum, call) => sum + gasOf(call), 0n)
  if (threshold === null) return inner + BigInt(calls.length) * TRANSACTION_GAS
  const around = TRANSACTION_GAS + SAFE_GAS + BigInt(threshold) * SIGNATURE_GAS
  return inner + BigInt(batches.length) * around
}
