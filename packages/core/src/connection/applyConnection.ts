import type { Connector } from '@wagmi/core'
import type { Address } from 'viem'
import { followConnector, unfollowConnector } from '../connector/wagmiInternal.ts'
import type { Countersign } from '../types.ts'
import type { ConnectResult } from './attempt.ts'

type Established = { accounts: readonly Address[]; chainId: number }

/** Makes a connection the app's one and only; another wallet that was connected is let go. */
export function applyConnection(
  { config }: Countersign,
  connector: Connector,
  { accounts, chainId }: Established,
): ConnectResult {
  const [account, ...others] = accounts
  if (!account) throw new Error('A connection needs an account.')
  const old = [...config.state.connections.values()].filter(
    (connection) => connection.connector.uid !== connector.uid,
  )
  for (const connection of old) unfollowConnector(config, connection.connector)
  followConnector(config, connector)
  config.setState((state) => ({
    ...state,
    connections: new Map([[connector.uid, { accounts: [account, ...others], chainId, connector }]]),
    current: connector.uid,
    status: 'connected',
  }))
  // Only now, so that nobody takes it for the end of the app's connection.
  for (const connection of old) letGo(connection.connector)
  return { account, chain: { id: chainId, unsupported: !isConfigured(config, chainId) } }
}

/** Clears the connection; the connector itself has been, or will be, told by the caller. */
export function clearConnection({ config }: Countersign): void {
  const old = [...config.state.connections.values()]
  for (const { connector } of old) unfollowConnector(config, connector)
  config.setState((state) => ({
    ...state,
    connections: new Map(),
    current: null,
    status: 'disconnected',
  }))
  for (const { connector } of old) letGo(connector)
}

function letGo(connector: Connector): void {
  // A session with a phone stays open there until it is told; an extension only stops listening.
  if (connector.type === 'walletConnect') void connector.disconnect().catch(() => {})
  else if ('release' in connector && typeof connector.release === 'function') connector.release()
}

/** R-CON-5: whether the app knows a chain the wallet is on. */
export function isConfigured(config: Countersign['config'], chainId: number): boolean {
  return config.chains.some((chain) => chain.id === chainId)
}
