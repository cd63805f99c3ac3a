import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { Account } from '../../shared/account/account.ts'

/** Longer than the details of a transaction take to come; an older block is read anew. */
const FRESH_MS = 10_000

/** What a Safe's transactions are rehearsed on: asked beside the details, not after them. */
export const settingQuery = (
  config: Config,
  { chain, address }: Account,
  executor: Address | null,
) => ({
  ...queryOptions({
    queryKey: ['chain', chain.id, 'rehearsalSetting', address, executor],
    queryFn: async () => {
      const { openNodes, prepareRehearsals } = await import('./rehearseForReview.ts')
      return prepareRehearsals(openNodes(config, chain.id), { safe: address, executor })
    },
  }),
  staleTime: FRESH_MS,
  // It stands on a block: never from an earlier visit.
  meta: { private: true },
})
