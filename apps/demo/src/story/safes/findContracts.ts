import type { Address } from 'viem'
import { worldContracts } from '../../world/contracts.ts'
import type { StorySafe } from '../types.ts'
import { oldSafe } from './oldSafe.ts'

type Contracts = { singleton: Address; proxyFactory: Address; fallbackHandler: Address }

/** What a Safe of the story is made from. */
export function findContracts({ chainId, version, singleton }: StorySafe): Contracts {
  if (version === '1.1.1') return oldSafe
  const contracts = worldContracts[chainId].safe[version]
  return { ...contracts, singleton: contracts[singleton] }
}
