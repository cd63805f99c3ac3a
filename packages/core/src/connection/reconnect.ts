import { connectorById } from '../connector/connectorFor.ts'
import { UserRejectedError, WalletTimeoutError } from '../errors/connection.ts'
import { isHosted } from '../frame/isHosted.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import type { Countersign } from '../types.ts'
import { applyConnection, clearConnection } from './applyConnection.ts'
import { listenForUnlock } from './listenForUnlock.ts'
import { recentConnectorId } from './recentConnection.ts'

export type ReconnectParameters = {
  /** Nobody sees that it is tried: for a wallet that did not answer before. */
  isQuiet?: boolean
}

/**
 * R-CON-2: restores the last connection without a prompt, asking only the connector that made it;
 * inside another page the Safe around it is asked before (R-WAL-2).
 *
 * wagmi's own `reconnect` probes every connector one by one and is wedged for the page's life by
 * one that never answers; here a silent wallet ends as disconnected within a bounded time.
 */
export async function reconnect(
  countersign: Countersign,
  { isQuiet = false }: ReconnectParameters = {},
): Promise<void> {
  const { config, internal, storage } = countersign
  if (config.state.status === 'connected' || config.state.status === 'connecting') return
  const recent = recentConnectorId(storage)
  const ids = new Set([...(isHosted(countersign) ? ['safe'] : []), ...(recent ? [recent] : [])])
  if (ids.size === 0) {
    if (config.state.status === 'reconnecting') clearConnection(countersign)
    return
  }
  if (isQuiet) return restoreFirst(countersign, { ids, recent, isQuiet })
  const key = [...ids].join()
  // The page began by itself (`restoreOnLoad`): no wallet is asked twice.
  if (internal.restoring?.key === key) return internal.restoring.done
  const restoring = { key, done: restoreFirst(countersign, { ids, recent, isQuiet }) }
  internal.restoring = restoring
  await restoring.done.finally(() => {
    if (internal.restoring === restoring) internal.restoring = undefined
  })
}

type Restoring = { ids: ReadonlySet<string>; recent: string | undefined; isQuiet: boolean }

async function restoreFirst(
  countersign: Countersign,
  { ids, recent, isQuiet }: Restoring,
): Promise<void> {
  const { config, storage } = countersign
  if (!isQuiet) config.setState((state) => ({ ...state, status: 'reconnecting' }))
  const { status } = config.state
  let locked: Awaited<ReturnType<typeof restore>>['connector']
  for (const id of ids) {
    const { connector, restored, isLocked } = await restoreOnceSeen(countersign, id)
    // A connection made by hand in the meantime wins, and so does a goodbye.
    if (config.state.status !== status || recentConnectorId(storage) !== recent) {
      if (restored && config.state.current !== connector?.uid) connector?.release()
      return
    }
    if (connector && restored) {
      applyConnection(countersign, connector, restored)
      return
    }
    if (isLocked) locked = connector
  }
  if (isQuiet) return
  clearConnection(countersign)
  const provider = await locked?.getProvider()
  if (!provider) return
  listenForUnlock(countersign, provider, () => void reconnect(countersign, { isQuiet: true }))
}

/** Some wallets are silent in a page that nobody sees; they are asked again when it is seen. */
async function restoreOnceSeen(countersign: Countersign, id: string) {
  const page = countersign.window?.document
  const wasHidden = page?.visibilityState === 'hidden'
  const first = await restore(countersign, id)
  if (first.restored || !page || !wasHidden) return first
  await new Promise<void>((resolve) => {
    const look = () => {
      if (page.visibilityState === 'hidden') return
      page.removeEventListener('visibilitychange', look)
      resolve()
    }
    page.addEventListener('visibilitychange', look)
    look()
  })
  return restore(countersign, id)
}

/** Asks one connector, for a bounded time. */
async function restore(countersign: Countersign, id: string) {
  const { timeouts } = countersign
  const abort = new AbortController()
  const connector = await connectorById(countersign, id)
  /** It answered, and shares no account now. */
  let isLocked = false
  const limit = connector?.type === 'injected' ? timeouts.restore : timeouts.open
  const restored =
    connector &&
    (await withTimeout(connector.establish({ isReconnecting: true, signal: abort.signal }), {
      milliseconds: limit,
      onTimeout: () => new WalletTimeoutError(limit, 'reconnect'),
    }).catch((error: unknown) => {
      abort.abort()
      isLocked = connector.type === 'injected' && error instanceof UserRejectedError
    }))
  return { connector, restored, isLocked }
}
