import { type Call, safeActionsAbi } from '@countersign/safe'
import { type Address, encodeFunctionData } from 'viem'
import type { StorySafe } from '../types.ts'

export type SettingsChange =
  | { functionName: 'addOwnerWithThreshold'; args: readonly [Address, bigint] }
  | { functionName: 'swapOwner'; args: readonly [Address, Address, Address] }
  | { functionName: 'changeThreshold'; args: readonly [bigint] }
  | { functionName: 'enableModule'; args: readonly [Address] }

/** A call of a Safe to itself, which only the Safe may make. */
export function changeSettings(safe: StorySafe, change: SettingsChange): Call {
  const data = encodeFunctionData({ abi: safeActionsAbi, ...change })
  return { to: safe.address, value: 0n, data, operation: 0 }
}
