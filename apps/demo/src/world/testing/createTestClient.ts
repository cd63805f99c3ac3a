import {
  type Chain,
  createClient,
  defineChain,
  type HttpTransportConfig,
  http,
  publicActions,
  walletActions,
} from 'viem'
import type { WorldChain } from '../types.ts'

/** The chain as a viem client sees it after reading its description. */
function toViemChain({ description }: WorldChain): Chain {
  const { contracts } = description
  return defineChain({
    id: description.id,
    name: description.name,
    nativeCurrency: description.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: description.rpc } },
    contracts: {
      multicall3: { address: contracts.multicall3 },
      ...(contracts.ensUniversalResolver && {
        ensUniversalResolver: { address: contracts.ensUniversalResolver },
      }),
    },
  })
}

type Options = {
  multicall?: boolean
  transport?: HttpTransportConfig
}

/** A viem client over the chain's HTTP port, polling fast because mining is instant. */
export function createTestClient(
  chain: WorldChain,
  { multicall = false, transport }: Options = {},
) {
  return createClient({
    chain: toViemChain(chain),
    transport: http(chain.url, transport),
    pollingInterval: 50,
    batch: { multicall },
  })
    .extend(publicActions)
    .extend(walletActions)
}
