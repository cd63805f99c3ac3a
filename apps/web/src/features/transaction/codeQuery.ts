import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { chainQuery } from '../../shared/chain/chainQuery.ts'

/** How the chain is asked whose code stands at an address; null for nobody's that is known. */
export function codeQuery(config: Config, chainId: number, address: Address) {
  return chainQuery(
    config,
    chainId,
    ['code', address],
    async (client): Promise<IdentifiedCode | null> => {
      const code = await getCode(client, { address })
      return code ? identifyCode(code, address) : null
    },
  )
}
