import type { ReadCall } from '../read/reading.ts'
import { BYTE_GAS } from './gas.ts'

/** What one transaction may be at most. */
export type BatchLimits = { gas: bigint; bytes: number; calls: number }

/** In a batch, a call stands behind its operation, target, value and length. */
const HEAD_BYTES = 85

/**
 * More gas than 2^24 no transaction may have (EIP-7825), and a quarter is left for what the estimates
 * do not know, for the Safe around the calls and for its owners' signatures. Data is hex in every
 * question and proposal, so that 40 kB of it are 80 kB there: of the 128 kB that our own server takes,
 * and within the 128 kB up to which nodes pass a transaction on. As many calls as `unpackBatch` opens.
 */
export const LIMITS: BatchLimits = {
  gas: (2n ** 24n * 3n) / 4n,
  bytes: 40 * 1024,
  calls: 1_000,
}

/** The same for a chain whose blocks are small: half of one, so that others fit in beside it. */
export function limitsFor(blockGas: bigint | undefined): BatchLimits {
  if (blockGas === undefined || blockGas / 2n >= LIMITS.gas) return LIMITS
  return { ...LIMITS, gas: blockGas / 2n }
}

/**
 * Calls in as few transactions as hold them, in their order. A call that is too large by itself is
 * alone: whoever knows more than we may still take it.
 */
export function planBatches<call extends ReadCall>(
  calls: readonly call[],
  limits: BatchLimits = LIMITS,
): call[][] {
  const batches: call[][] = []
  let left = { gas: 0n, bytes: 0, calls: 0 }
  for (const call of calls) {
    const bytes = HEAD_BYTES + (call.data.length - 2) / 2
    const gas = gasOf(call)
    const last = batches.at(-1)
    if (last && left.calls >= 1 && gas <= left.gas && bytes <= left.bytes) last.push(call)
    else {
      batches.push([call])
      left = { ...limits }
    }
    left = { gas: left.gas - gas, bytes: left.bytes - bytes, calls: left.calls - 1 }
  }
  return batches
}

/** What a call takes at most, with what it costs to carry its bytes. */
export function gasOf({ gas, data }: ReadCall): bigint {
  return gas + BigInt(HEAD_BYTES + (data.length - 2) / 2) * BYTE_GAS
}
