import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Config } from 'wagmi'

const TEN_MINUTES = 600_000

/** What both of our nodes say that a token is, kept as long as nobody leaves. */
export function tokenQuery(config: Config, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['chain', chainId, 'told twice', address.toLowerCase()],
    queryFn: async () => {
      const [{ openNodes }, { readTokenTwice }] = await Promise.all([
        import('../rehearsal/openNodes.ts'),
        import('./readTokenTwice.ts'),
      ])
      return readTokenTwice(openNodes(config, chainId), address)
    },
    staleTime: TEN_MINUTES,
    retry: 1,
    // Decimals from an earlier visit are nobody's word any more.
    meta: { private: true },
  })
}
