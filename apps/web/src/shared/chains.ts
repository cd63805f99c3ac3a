import { type Chain, defineChain, type Hex } from 'viem'
import type { ChainConfig } from './appConfig.ts'

/** A configured chain as viem wants it; it is read through our own node proxy. */
export function toChain({ contracts, explorer, ...known }: ChainConfig): Chain {
  const at = (address: string | undefined) =>
    // The configuration's schema has checked the shape of every address.
    address ? { address: address as Hex } : undefined
  return defineChain({
    ...known,
    // Absolute, because wallets are given it too when they are asked to add the chain.
    rpcUrls: {
      default: { http: [new URL(`/api/rpc/${known.id}`, window.location.origin).href] },
    },
    blockExplorers: explorer ? { default: { name: 'Explorer', url: explorer } } : undefined,
    contracts: {
      multicall3: at(contracts?.multicall3),
      ensUniversalResolver: at(contracts?.ensUniversalResolver),
    },
  })
}
