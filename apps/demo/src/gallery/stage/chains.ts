import { type Chain, type CustomTransport, custom, defineChain, numberToHex } from 'viem'
import type { GalleryState } from '../states/types.ts'
import { answerSafeCall } from './safePage.ts'

const NAMES: readonly (readonly [id: number, name: string, symbol: string])[] = [
  [1, 'Ethereum', 'ETH'],
  [100, 'Gnosis', 'xDAI'],
  [8453, 'Base', 'ETH'],
  [10, 'OP Mainnet', 'ETH'],
  [42161, 'Arbitrum One', 'ETH'],
  [137, 'Polygon', 'POL'],
  [324, 'ZKsync Era', 'ETH'],
  [534352, 'Scroll', 'ETH'],
  [59144, 'Linea Mainnet', 'ETH'],
  [11155111, 'Sepolia test network with quite a long name', 'ETH'],
]

const UNUSUAL: typeof NAMES = [
  [84532, 'Base Sepolia', 'ETH'],
  [31337, 'Local chain', 'ETH'],
  [777_001, 'A rollup of our own', 'OWN'],
  [777_002, 'Its neighbour', 'OWN'],
]

const [first, ...others] = [...NAMES, ...UNUSUAL].map(([id, name, symbol]) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: { default: { http: ['https://node.invalid'] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.invalid' } },
    // Only its presence counts: names are put into the cache, never looked up.
    contracts:
      id === 1
        ? { ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe' } }
        : {},
  }),
)

export function galleryChains(
  chains: GalleryState['chains'] = 'few',
): readonly [Chain, ...Chain[]] {
  if (!first) throw new Error('There is no chain.')
  const many = others.slice(0, NAMES.length - 1)
  const shown = { few: many.slice(0, 2), many, unusual: others.slice(many.length) }
  return [first, ...shown[chains]]
}

/** A node that knows balances and one Safe; it is never asked over a network. */
export function galleryNode(balance: GalleryState['balance'] = 0n): CustomTransport {
  return custom(
    {
      async request({ method, params }: { method: string; params?: unknown }) {
        if (method === 'eth_call') return answerSafeCall(params)
        if (method !== 'eth_getBalance' || balance === 'refused') throw new Error('No node here.')
        return balance === 'never' ? new Promise(() => {}) : numberToHex(balance)
      },
    },
    { retryCount: 0 },
  )
}
