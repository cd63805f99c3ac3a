import type { Countersign } from '@countersign/core'
import { type Askers, askNobody, createNodeAsker } from '@countersign/judge'
import { createWalletAsker } from './createWalletAsker.ts'

/** Everybody who can be asked about a chain: both of our nodes, and that of the connected wallet. */
export function createAskers({ config }: Pick<Countersign, 'config'>, chainId: number): Askers {
  const chain = config.chains.find(({ id }) => id === chainId)
  const url = chain?.rpcUrls.default.http[0]
  const { connections, current } = config.state
  const connector = current ? connections.get(current)?.connector : undefined
  // What is read over WalletConnect is read from our own node: that would be no witness.
  const isItsOwn = connector !== undefined && connector.type !== 'walletConnect'
  return {
    nodeOne: url ? createNodeAsker({ url, node: 1 }) : askNobody,
    nodeTwo: url ? createNodeAsker({ url, node: 2 }) : askNobody,
    wallet: isItsOwn
      ? createWalletAsker({ provider: () => connector.getProvider(), chainId })
      : askNobody,
  }
}
