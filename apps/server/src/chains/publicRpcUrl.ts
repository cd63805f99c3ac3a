import type { ChainConfig } from '../config/types.ts'

/**
 * The node that a wallet may be told to add, from the server's own address where it is ours; none
 * where whoever runs this has opened none. Never the proxy of our pages: it refuses everybody else.
 */
export function publicRpcUrl(
  chain: Pick<ChainConfig, 'id' | 'publicRpcUrl' | 'walletRpc'>,
): string | undefined {
  return chain.publicRpcUrl ?? (chain.walletRpc ? `/rpc/${chain.id}` : undefined)
}
