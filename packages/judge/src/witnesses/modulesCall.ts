import { decodeResult, listSentinel, safeAbi } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex } from 'viem'

/** So many are asked for: of a Safe with more, the first. */
const MOST_MODULES = 50n

/** How a Safe is asked for its modules. */
export const modulesCall = encodeFunctionData({
  ...{ abi: safeAbi, functionName: 'getModulesPaginated' },
  args: [listSentinel, MOST_MODULES],
})

/** What it answers; undefined where that is no list, as of Safes before 1.1.0. */
export const modulesIn = (data: Hex | null): readonly Address[] | undefined =>
  decodeResult([{ type: 'address[]' }, { type: 'address' }], data)?.[0]
