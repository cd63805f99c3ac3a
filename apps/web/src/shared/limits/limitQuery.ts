import type { Config } from 'wagmi'
import type { Account } from '../account/account.ts'
import { chainQuery } from '../chain/chainQuery.ts'
import { findLimitModule } from './findLimitModule.ts'
import type { Limit, LimitModule } from './limit.ts'
import { readLimits } from './readLimits.ts'

export type Limits = { module: LimitModule; limits: readonly Limit[] }

/** How the chain is asked for a Safe's spending limits; null where it has no contract for them. */
export function limitQuery(config: Config, { chain, address }: Account) {
  return {
    ...chainQuery(config, chain.id, ['limits', address], async (client): Promise<Limits | null> => {
      const module = await findLimitModule(client, chain.contracts?.allowanceModule)
      if (!module) return null
      return { module, limits: await readLimits(client, module, address) }
    }),
    // What may be spent is nothing to remember.
    meta: { private: true },
  }
}
