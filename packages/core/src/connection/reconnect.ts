import type { Countersign } from '../createCountersign.ts'
import { WalletTimeoutError } from '../errors/connection.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import { connectorById } from '../wallets/connectorFor.ts'
import { applyConnection, clearConnection } from './applyConnection.ts'
import { recentConnectorId } from './recentConnection.ts'

/**
 * R-CON-2: restores the last connection without a prompt, asking only the connector that made it.
 *
 * wagmi's own `reconnect` probes every connector one by one and is wedged for the page's life by
 * one that never answers; here a silent wallet ends as disconnected within a bounded time.
 */
export async function reconnect(countersign: Countersign): Promise<void> {
  const { config, storage, timeouts } = countersign
  const connectorId = recentConnectorId(storage)
  if (config.state.status === 'connected' || config.state.status === 'connecting') return
  if (!connectorId) {
    if (config.state.status === 'reconnecting') clearConnection(countersign)
    return
  }
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  const abort = new AbortController()
  const connector = await connectorById(countersign, connectorId)
  const limit = connector?.type === 'injected' ? timeouts.restore : timeouts.open
  const restored =
    connector &&
    (await withTimeout(
      connector.establish({ isReconnecting: true, signal: abort.signal }),
      limit,
      () => new WalletTimeoutError(limit, 'reconnect'),
    ).catch(() => {
      abort.abort()
      return undefined
    }))
  // A connection made by hand in the meantime wins over the one being restored.
  if (config.state.status !== 'reconnecting') {
    if (restored && config.state.current !== connector.uid) connector.release()
    return
  }
  if (restored) applyConnection(countersign, connector, restored)
  else clearConnection(countersign)
}
