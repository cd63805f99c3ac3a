import type { ChainConfig, ServerConfig } from '../../config/types.ts'

/** Everything the browser needs to know. */
export type PublicSettings = {
  appName: string
  chains: readonly PublicChain[]
  walletConnect: ServerConfig['walletConnect']
  frameOrigins: readonly string[]
  demo: boolean
  demoAccounts: ServerConfig['demoAccounts']
}

/** A chain without its nodes: the browser asks through `/api/rpc/:chainId`. */
type PublicChain = Omit<ChainConfig, 'rpc'>

/** Chosen field by field, so that a new setting is private until somebody decides otherwise. */
export function publicSettings(config: ServerConfig): PublicSettings {
  const { appName, walletConnect, frameOrigins, demo, demoAccounts } = config
  const chains = config.chains.map(publicChain)
  return { appName, chains, walletConnect, frameOrigins, demo, demoAccounts }
}

function publicChain(chain: ChainConfig): PublicChain {
  const { id, shortName, name, nativeCurrency, explorer, features, l2, contracts, tokens } = chain
  return { id, shortName, name, nativeCurrency, explorer, features, l2, contracts, tokens }
}
