import { publicRpcUrl } from '../../chains/publicRpcUrl.ts'
import type { ChainConfig, ServedDescription, ServerConfig } from '../../config/types.ts'

/** Everything the browser needs to know. */
export type PublicSettings = {
  appName: string
  chains: readonly PublicChain[]
  walletConnect: ServerConfig['walletConnect']
  frameOrigins: readonly string[]
  /** What to call the prices that the gateway uses; `null`: it has none, or a list from elsewhere. */
  prices: { label: string } | null
  /** Chains with contracts that the operator has descriptions of. */
  described: readonly number[]
  /** Whether the gateway is this server's own. */
  isGatewayOwn: boolean
  demo: boolean
  demoAccounts: ServerConfig['demoAccounts']
}

/** A chain without its nodes: the browser asks through `/api/rpc/:chainId`. */
type PublicChain = Omit<ChainConfig, 'rpc' | 'indexing' | 'walletRpc'>

/** Chosen field by field, so that a new setting is private until somebody decides otherwise. */
export function publicSettings(
  config: ServerConfig,
  descriptions: readonly ServedDescription[],
): PublicSettings {
  const { appName, walletConnect, frameOrigins, demo, demoAccounts } = config
  return {
    appName,
    chains: config.chains.map(publicChain),
    walletConnect,
    frameOrigins,
    prices: config.prices && 'label' in config.prices ? { label: config.prices.label } : null,
    described: [...new Set(descriptions.flatMap(({ chainIds }) => chainIds))],
    isGatewayOwn: config.gatewayUrl === null,
    demo,
    demoAccounts,
  }
}

function publicChain(chain: ChainConfig): PublicChain {
  const { id, shortName, name, nativeCurrency, explorer, features, l2, contracts, tokens } = chain
  const known = { id, shortName, name, nativeCurrency, explorer, features, l2, contracts, tokens }
  return { ...known, publicRpcUrl: publicRpcUrl(chain) }
}
