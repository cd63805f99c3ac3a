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
  if (!recentConnectorId(storage) && !isHosted(countersign)) return
  if (config.state.status !== 'disconnected') return
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  if (window) restoreOnLoad(countersign)
}
