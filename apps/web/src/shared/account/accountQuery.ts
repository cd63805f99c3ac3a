import type { Config } from 'wagmi'
import { chainQuery } from '../chain/chainQuery.ts'
import type { AccountOnChain } from '../chain/readAccount.ts'
import type { Account } from './account.ts'

/** How the chain is asked what stands at an address. */
export function accountQuery(
  config: Config,
  { chain, address }: Pick<Account, 'chain' | 'address'>,
) {
  return chainQuery(
    config,
    chain.id,
    ['account', address],
    async (client): Promise<AccountOnChain> => {
      // Fetched with the first account: the first page needs nothing that speaks with contracts.
      const { readAccount } = await import('../chain/readAccount.ts')
      return readAccount(client, address)
    },
  )
}
