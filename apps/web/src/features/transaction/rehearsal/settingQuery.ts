import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { Account } from '../../../shared/account/account.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'

/** Longer than the details of a transaction take to come; an older block is read anew. */
const FRESH_MS = 10_000

/** What a Safe's transactions are rehearsed on: asked beside the details, not after them. */
export const settingQuery = (
  config: Config,
  { chain, address }: Account,
  executor: Address | null,
) => ({
  ...chainQuery(config, chain.id, ['rehearsalSetting', address, executor], async (client) => {
    const { prepareRehearsal } = await import('./rehearseForReview.ts')
    return prepareRehearsal(client, { safe: address, executor })
  }),
  staleTime: FRESH_MS,
  // It stands on a block: never from an earlier visit.
  meta: { private: true },
})
