import { type Call, identifyCode, judgeDelegateCall } from '@countersign/safe'
import type { Config } from 'wagmi'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { readCode } from '../../shared/chain/readCode.ts'

/** How the chain is asked whose code a delegatecall runs, and what it would install. */
export function delegateQuery(
  config: Config,
  chainId: number,
  { to, data }: Pick<Call, 'to' | 'data'>,
) {
  return {
    ...chainQuery(config, chainId, ['delegatecall', to, data], (client) =>
      judgeDelegateCall({ to, data }, async (address) =>
        identifyCode(await readCode(client, address), address),
      ),
    ),
    // Never from memory.
    meta: { private: true },
  }
}
