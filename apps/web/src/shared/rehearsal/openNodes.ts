import { type Client, createClient, http } from 'viem'
import type { Config } from 'wagmi'

/** Both of our nodes, each by itself: what one alone rehearses is no more than its word. */
export function openNodes({ chains }: Pick<Config, 'chains'>, chainId: number): Client[] {
  const url = chains.find(({ id }) => id === chainId)?.rpcUrls.default.http[0]
  if (!url) return []
  const options = { batch: true, retryCount: 0 }
  return [1, 2].map((node) => createClient({ transport: http(`${url}?node=${node}`, options) }))
}
