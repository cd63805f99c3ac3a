import type { DataDecoded } from '@countersign/gateway'
import { checkDecoding, type Expansion, expandCalls } from '@countersign/safe'
import { type Address, type Hex, zeroAddress } from 'viem'
import { claimedFunctions } from './claimedFunctions.ts'

export type Reading = {
  /** Every call inside, read by our own code. */
  expansion: Expansion
  /**
   * What the gateway's reading is worth: `agrees` with ours, gives the same bytes although we cannot
   * vouch for the names (`unproven`), or gives others (`differs`) and is not shown at all.
   */
  gateway: 'agrees' | 'unproven' | 'differs' | 'silent'
}

/** Reads calldata. The gateway may name functions that we do not know, if encoding them again gives the same bytes. */
export function readCalldata(data: Hex, to: Address, claim: DataDecoded | null): Reading {
  const call = { to, value: 0n, data, operation: 0 } as const
  if (!claim) return { expansion: expandCalls(zeroAddress, call), gateway: 'silent' }
  const { verdict } = checkDecoding(data, claim)
  if (verdict === 'mismatch') {
    return { expansion: expandCalls(zeroAddress, call), gateway: 'differs' }
  }
  const functions = claimedFunctions(claim)
  return {
    expansion: expandCalls(zeroAddress, call, { functions }),
    gateway: verdict === 'proven' ? 'agrees' : 'unproven',
  }
}
