import type { Address } from 'viem'
import type { FunctionList } from '../../../config/gatewaySchemas.ts'
import type { FunctionsOf } from './toDataDecoded.ts'

/** Which functions the operator vouches for at a contract of a chain, and anywhere on it. */
export function createFunctionsOf(list: FunctionList, chainId: number): FunctionsOf {
  const here = list.filter((entry) => entry.chainId === undefined || entry.chainId === chainId)
  const everywhere = here.flatMap(({ address, functions }) => (address ? [] : functions))
  const byAddress = new Map<string, readonly string[]>()
  for (const { address, functions } of here) {
    if (!address) continue
    const key = address.toLowerCase()
    byAddress.set(key, [...functions, ...(byAddress.get(key) ?? everywhere)])
  }
  // Always the same lists: what is read from them is kept by them.
  return (to: Address | undefined) => byAddress.get(to?.toLowerCase() ?? '') ?? everywhere
}
