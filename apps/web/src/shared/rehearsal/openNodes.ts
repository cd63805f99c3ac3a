import { type Client, createClient, http } from 'viem'
import type { Config } from 'wagmi'

/** Made once for each chain, so that what is asked at once goes in one request to each of them. */
const opened = new WeakMap<Config['chains'], Map<number, Client[]>>()

/** Both of our nodes, each by itself: what one alone rehearses is no more than its word. */
export function openNodes({ chains }: Pick<Config, 'chains'>, chainId: number): Client[] {
  const known = opened.get(chains)?.get(chainId)
  if (known) return known
  const url = chains.find(({ id }) => id === chainId)?.rpcUrls.default.http[0]
  if (!url) return []
  // As many as our proxy takes at once.
  const options = { batch: { batchSize: 20 }, retryCount: 0 }
  const nodes = [1, 2].map((node) =>
    createClient({ transport: http(`${url}?node=${node}`, options) }),
  )
  opened.set(chains, (opened.get(chains) ?? new Map<number, Client[]>()).set(chainId, nodes))
  return nodes
}
