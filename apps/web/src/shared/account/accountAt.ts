import { type Address, getAddress } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import type { Account } from './account.ts'

/** An account by where it is and what it is called there. */
export function accountAt(chain: ChainConfig, stated: Address): Account {
  const address = getAddress(stated)
  return { chain, address, path: `${chain.shortName}:${address}` }
}
