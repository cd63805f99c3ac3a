import type { Address } from 'viem'
import { ask } from '../provider/ask.ts'
import type { Countersign } from '../types.ts'
import { activeConnection } from './activeConnection.ts'

export type WatchAssetParameters = {
  address: Address
  symbol: string
  /** Default: 18. */
  decimals?: number
  image?: string
}

/** Asks the connected wallet to show an ERC-20 token; whether it will is its answer. */
export async function watchAsset(
  countersign: Countersign,
  { decimals = 18, ...token }: WatchAssetParameters,
): Promise<boolean> {
  const { provider } = await activeConnection(countersign)
  const answer = await ask(provider, {
    method: 'wallet_watchAsset',
    params: { type: 'ERC20', options: { ...token, decimals } },
    timeout: countersign.timeouts.prompt,
  })
  // Wallets of the field answer `null` when they did it; who declines says `false` or throws.
  return answer !== false
}
