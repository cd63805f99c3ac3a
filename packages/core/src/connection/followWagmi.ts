import { type Connector, watchConnectors } from '@wagmi/core'
import type { Countersign } from '../types.ts'
import { forgetConnection, recentConnectorId, rememberConnection } from './recentConnection.ts'
import { rememberRecentWallet } from './recentWallets.ts'

/** What wagmi's own actions connect is remembered as if ours had: in other tabs and after a reload. */
export function followWagmi({ config, storage, wallets }: Countersign): void {
  config.subscribe(
    (state) => state,
    ({ connections, current, status }, before) => {
      // Connected by hand: what is restored is remembered already.
      if (status !== 'connected' || before.status !== 'connecting') return
      const connectorId = current && connections.get(current)?.connector.id
      if (!connectorId || recentConnectorId(storage) === connectorId) return
      const key = connectorId.replace(/^injected:/, '')
      const entry = wallets
        .get()
        .find(({ id, announcedAs }) => id === connectorId || (announcedAs ?? id) === key)
      rememberConnection(storage, { connectorId, walletId: entry?.id ?? connectorId })
      if (entry) rememberRecentWallet(storage, entry.id)
    },
  )
}

/** Somebody ended a connection on purpose: it is not to come back, nor to go on in another tab. */
export function forgetGone({ config, storage }: Countersign, connectorId: string): void {
  const { connections, current } = config.state
  const isCurrent = current && connections.get(current)?.connector.id === connectorId
  if (isCurrent && recentConnectorId(storage) === connectorId) forgetConnection(storage)
}

/** Connectors that an app brought say nothing of a goodbye; so it is heard where it is said. */
export function followOwnConnectors(countersign: Countersign): void {
  const heard = new WeakSet<Connector>()
  const follow = (connectors: readonly Connector[]) => {
    for (const connector of connectors) {
      if (heard.has(connector) || 'provide' in connector) continue
      heard.add(connector)
      const disconnect = connector.disconnect.bind(connector)
      connector.disconnect = () => {
        countersign.internal.goodbye(connector.id)
        return disconnect()
      }
    }
  }
  follow(countersign.config.connectors)
  watchConnectors(countersign.config, { onChange: follow })
}
