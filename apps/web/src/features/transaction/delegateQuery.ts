import { type Call, judgeDelegateCall } from '@countersign/safe'
import type { Config } from 'wagmi'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { identifyAt } from '../../shared/chain/identifyAt.ts'

/** How the chain is asked whose code a delegatecall runs, and what it would install. */
export function delegateQuery(
  config: Config,
  chainId: number,
  { to, data }: Pick<Call, 'to' | 'data'>,
) {
  return {
    ...chainQuery(config, chainId, ['delegatecall', to, data], (client) =>
      judgeDelegateCall({ to, data }, (address) => identifyAt(client, address)),
    ),
    // Never from memory.
    meta: { private: true },
  }
}
