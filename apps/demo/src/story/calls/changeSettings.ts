import type { Call } from '@countersign/safe'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { StorySafe } from '../types.ts'

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 _threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 _threshold)',
  'function enableModule(address module)',
])

export type SettingsChange =
  | { functionName: 'addOwnerWithThreshold'; args: readonly [Address, bigint] }
  | { functionName: 'swapOwner'; args: readonly [Address, Address, Address] }
  | { functionName: 'changeThreshold'; args: readonly [bigint] }
  | { functionName: 'enableModule'; args: readonly [Address] }

/** A call of a Safe to itself, which only the Safe may make. */
export function changeSettings(safe: StorySafe, change: SettingsChange): Call {
  const data = encodeFunctionData({ abi, ...change })
  return { to: safe.address, value: 0n, data, operation: 0 }
}
