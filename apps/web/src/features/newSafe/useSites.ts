import { useQueries } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { useShownChains } from '../../shared/chain/useShownChains.ts'
import { readSite, type Site, type Wanted } from './readSite.ts'

export type ChainSite = {
  chain: ChainConfig
  site: Site | undefined
  isFailed: boolean
  retry: () => unknown
}

/** What each network says of a Safe; nobody is asked before it is whole. */
export function useSites(wanted: Wanted | null): ChainSite[] {
  const config = useConfig()
  const chains = useShownChains()
  const key = wanted && [wanted.release, `${wanted.salt}`, wanted.threshold, ...wanted.owners]
  const answers = useQueries({
    queries: chains.map(({ id }) => ({
      ...chainQuery(config, id, ['site', key], async (client) => {
        if (!wanted) throw new Error('Nothing is wanted yet.')
        return readSite(client, wanted)
      }),
      enabled: wanted !== null,
      // Never from an earlier visit.
      meta: { private: true },
      gcTime: 0,
    })),
  })
  return chains.map((chain, index) => {
    const answer = answers[index]
    return {
      chain,
      site: answer?.data,
      isFailed: answer?.isError ?? false,
      retry: () => answer?.refetch(),
    }
  })
}
