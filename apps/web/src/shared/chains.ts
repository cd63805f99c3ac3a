import { type Chain, defineChain, type Hex } from 'viem'
import type { ChainConfig } from './appConfig.ts'

/** A configured chain as viem wants it; it is read through our own node proxy. */
export function toChain({ contracts, explorer, publicRpcUrl, ...known }: ChainConfig): Chain {
  const here = (path: string) => new URL(path, window.location.origin).href
  const at = (address: string | undefined) =>
    // The configuration's schema has checked the shape of every address.
    address ? { address: address as Hex } : undefined
  return defineChain({
    ...known,
    rpcUrls: {
      default: { http: [here(`/api/rpc/${known.id}`)] },
      // What wallets are given when they are asked to add the chain: our own answers only our pages.
      public: { http: publicRpcUrl ? [here(publicRpcUrl)] : [] },
    },
    blockExplorers: explorer ? { default: { name: 'Explorer', url: explorer } } : undefined,
    contracts: {
      multicall3: at(contracts?.multicall3),
      ensUniversalResolver: at(contracts?.ensUniversalResolver),
    },
  })
}
