import type { Countersign } from '../types.ts'
import { RECENT_CONNECTOR_KEY, recentConnectorId } from './recentConnection.ts'

/**
 * Keeps tabs of one app together: what one connects the others restore, without a prompt, and
 * what one disconnects the others let go.
 */
export function followOtherTabs(countersign: Countersign): void {
  const { config, storage, window } = countersign
  window?.addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
    if (event.key !== RECENT_CONNECTOR_KEY && event.key !== null) return
    if (!recentConnectorId(storage) && config.state.status !== 'connected') return
    // Fetched when needed: a visitor who never connects does not pay for connecting.
    void import('./restore.ts').then(({ followOtherTab }) => followOtherTab(countersign))
  })
}
