import { queryOptions } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { ChainConfig } from '../appConfig.ts'

/** About a block: names change hands, and an old answer is somebody else's address. */
const ONE_BLOCK = 12_000

/** The address behind a name, by both of our nodes, kept for about a block and never for another visit. */
export function nameQuery(
  config: Config,
  service: ChainConfig | undefined,
  name: string,
  /** The chain on which the address will be used. */
  target: number,
) {
  return queryOptions({
    queryKey: ['chain', service?.id ?? 0, 'address of', name, target],
    queryFn: async () => {
      const universalResolver = service?.contracts?.ensUniversalResolver
      if (!service || !universalResolver) return null
      const [{ openNodes }, { resolveName }] = await Promise.all([
        import('../rehearsal/openNodes.ts'),
        import('./resolveName.ts'),
      ])
      const nodes = openNodes(config, service.id)
      return resolveName({ nodes, universalResolver, chainId: service.id }, name, target)
    },
    staleTime: ONE_BLOCK,
    gcTime: ONE_BLOCK,
    meta: { private: true },
  })
}
