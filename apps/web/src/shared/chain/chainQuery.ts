import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import type { Config } from 'wagmi'

/** How something is read from a chain, kept and read again. `key` says what, below the chain. */
export function chainQuery<value>(
  config: Config,
  chainId: number,
  key: readonly unknown[],
  read: (client: Client) => Promise<value>,
) {
  return queryOptions({
    queryKey: ['chain', chainId, ...key],
    queryFn: () => {
      const client = config.getClient({ chainId })
      return read(client)
    },
  })
}
