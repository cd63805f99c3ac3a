import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { chainQuery } from '../chain/chainQuery.ts'
import type { AccountOnChain } from '../chain/readAccount.ts'

/** How the chain is asked what stands at an address. */
export function accountQuery(config: Config, chainId: number, address: Address) {
  return chainQuery(
    config,
    chainId,
    // What browsers have kept as `account` says nothing of its code.
    ['identifiedAccount', address],
    async (client): Promise<AccountOnChain> => {
      // Fetched with the first account: the first page needs nothing that speaks with contracts.
      const { readAccount } = await import('../chain/readAccount.ts')
      return readAccount(client, address)
    },
  )
}
