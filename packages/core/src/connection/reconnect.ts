import { connectorById } from '../connector/connectorFor.ts'
import { WalletTimeoutError } from '../errors/connection.ts'
import { isHosted } from '../frame/isHosted.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import type { Countersign } from '../types.ts'
import { applyConnection, clearConnection } from './applyConnection.ts'
import { recentConnectorId } from './recentConnection.ts'

/**
 * R-CON-2: restores the last connection without a prompt, asking only the connector that made it;
 * inside another page the Safe around it is asked before (R-WAL-2).
 *
 * wagmi's own `reconnect` probes every connector one by one and is wedged for the page's life by
 * one that never answers; here a silent wallet ends as disconnected within a bounded time.
 */
export async function reconnect(countersign: Countersign): Promise<void> {
  const { config, internal, storage } = countersign
  if (config.state.status === 'connected' || config.state.status === 'connecting') return
  const recent = recentConnectorId(storage)
  const ids = new Set([...(isHosted(countersign) ? ['safe'] : []), ...(recent ? [recent] : [])])
  if (ids.size === 0) {
    if (config.state.status === 'reconnecting') clearConnection(countersign)
    return
  }
  const key = [...ids].join()
  // The page began by itself (`restoreOnLoad`): no wallet is asked twice.
  if (internal.restoring?.ids === key) return internal.restoring.done
  const restoring = { ids: key, done: restoreFirst(countersign, ids) }
  internal.restoring = restoring
  await restoring.done.finally(() => {
    if (internal.restoring === restoring) internal.restoring = undefined
  })
}

async function restoreFirst(countersign: Countersign, ids: ReadonlySet<string>): Promise<void> {
  const { config } = countersign
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  for (const id of ids) {
    const { connector, restored } = await restore(countersign, id)
    // A connection made by hand in the meantime wins over the one being restored.
    if (config.state.status !== 'reconnecting') {
      if (restored && config.state.current !== connector?.uid) connector?.release()
      return
    }
    if (connector && restored) {
      applyConnection(countersign, connector, restored)
      return
    }
  }
  clearConnection(countersign)
}

/** Asks one connector, for a bounded time. */
async function restore(countersign: Countersign, id: string) {
  const { timeouts } = countersign
  const abort = new AbortController()
  const connector = await connectorById(countersign, id)
  const limit = connector?.type === 'injected' ? timeouts.restore : timeouts.open
  const restored =
    connector &&
    (await withTimeout(connector.establish({ isReconnecting: true, signal: abort.signal }), {
      milliseconds: limit,
      onTimeout: () => new WalletTimeoutError(limit, 'reconnect'),
    }).catch(() => {
      abort.abort()
      return undefined
    }))
  return { connector, restored }
}
