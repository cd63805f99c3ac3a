import { isHosted } from '../frame/isHosted.ts'
import type { Countersign } from '../types.ts'
import { recentConnectorId } from './recentConnection.ts'
import { restoreOnLoad } from './restoreOnLoad.ts'

/**
 * Restores what is remembered, once for a page. By itself when an app is set up; with `ssr` when its
 * provider is mounted, so that what a browser draws first is what the server drew.
 */
export function beginRestoring(countersign: Countersign): void {
  const { config, internal, storage, window } = countersign
  if (internal.begun.get()) return
  internal.begun.set(true)
  // Not to be waited for: until then, a list of wagmi's is empty.
  if (window) void import('./joinWagmi.ts').then(({ joinWagmi }) => joinWagmi(countersign))
  const recent = recentConnectorId(storage)
  if (!recent && !isHosted(countersign)) return
  if (!internal.isOurs) {
    if (recent) restoreAfterWagmi(countersign, recent)
    return
  }
  if (config.state.status !== 'disconnected') return
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  if (window) restoreOnLoad(countersign)
}

/** An app's own connectors are restored by wagmi; it knows nothing of ours, which come after. */
function restoreAfterWagmi(countersign: Countersign, recent: string): void {
  const { config } = countersign
  if (config.connectors.some(({ id }) => id === recent)) return
  const unsubscribe = config.subscribe(
    ({ status }) => status,
    (status) => {
      if (status !== 'connected' && status !== 'disconnected') return
      unsubscribe()
      if (status === 'connected') return
      config.setState((state) => ({ ...state, status: 'reconnecting' }))
      restoreOnLoad(countersign)
    },
  )
}
