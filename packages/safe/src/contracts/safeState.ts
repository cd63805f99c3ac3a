import { type Address, encodeFunctionData, type Hex } from 'viem'
import { decodeResult } from './decodeResult.ts'
import { listSentinel } from './listSentinel.ts'
import { safeAbi } from './safeAbi.ts'

/** What a Safe says of itself; worth no more than its code (`identifySafe`). */
export type SafeState = {
  owners: readonly Address[]
  threshold: number
  nonce: number
  version: string
  /** Null when it cannot say. */
  modules: readonly Address[] | null
}

const MOST_MODULES = 100n
const LONGEST_VERSION = 32

const encode = (functionName: 'getOwners' | 'getThreshold' | 'nonce' | 'VERSION' | 'getModules') =>
  encodeFunctionData({ abi: safeAbi, functionName })

/** The calls whose answers, in this order, `readSafeState` reads. */
export const safeStateCalls: readonly Hex[] = [
  encode('getOwners'),
  encode('getThreshold'),
  encode('nonce'),
  encode('VERSION'),
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'getModulesPaginated',
    args: [listSentinel, MOST_MODULES],
  }),
  // Safes before 1.1.0 know only this one.
  encode('getModules'),
]

/** A Safe's state by its answers; nothing when they are not those of a Safe. */
export function readSafeState(answers: readonly (Hex | null | undefined)[]): SafeState | undefined {
  const owners = decodeResult([{ type: 'address[]' }], answers[0])?.[0]
  const threshold = decodeResult([{ type: 'uint256' }], answers[1])?.[0]
  const nonce = decodeResult([{ type: 'uint256' }], answers[2])?.[0]
  const version = decodeResult([{ type: 'string' }], answers[3])?.[0]
  const modules =
    decodeResult([{ type: 'address[]' }, { type: 'address' }], answers[4])?.[0] ??
    decodeResult([{ type: 'address[]' }], answers[5])?.[0] ??
    null
  if (!owners?.length || !threshold || nonce === undefined || version === undefined)
    return undefined
  if (version.length > LONGEST_VERSION) return undefined
  if (Math.max(Number(nonce), Number(threshold)) > Number.MAX_SAFE_INTEGER) return undefined
  return { owners, threshold: Number(threshold), nonce: Number(nonce), version, modules }
}
