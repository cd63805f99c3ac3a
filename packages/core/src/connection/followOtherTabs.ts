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
    if (recentConnectorId(storage) || config.state.status === 'connected') void follow(countersign)
  })
}

async function follow(countersign: Countersign): Promise<void> {
  const { config, storage } = countersign
  // Fetched when needed: a visitor who never connects does not pay for connecting.
  const { clearConnection, reconnect } = await import('./restore.ts')
  const wanted = recentConnectorId(storage)
  const { connections, current, status } = config.state
  const connected = current ? connections.get(current)?.connector.id : undefined
  if (!wanted) {
    if (status === 'connected') clearConnection(countersign)
  } else if (wanted !== connected && status !== 'connecting') {
    if (connected) clearConnection(countersign)
    await reconnect(countersign)
  }
}
