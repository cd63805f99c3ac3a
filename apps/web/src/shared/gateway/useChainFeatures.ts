import { getChain } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../AppContext.ts'
import type { ChainConfig } from '../appConfig.ts'
import { gatewayQuery } from './gatewayQuery.ts'

const ONE_HOUR = 3_600_000

/** What a chain's gateway can do, by its own word; by our configuration until it has said so. */
export function useChainFeatures(chain: ChainConfig): readonly string[] {
  const { gateway } = useApp()
  const { data } = useQuery({
    ...gatewayQuery(gateway, getChain, { chainId: String(chain.id) }),
    staleTime: ONE_HOUR,
  })
  return data?.features ?? chain.features
}
