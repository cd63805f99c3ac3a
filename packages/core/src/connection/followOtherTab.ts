import type { Countersign } from '../types.ts'
import { clearConnection } from './applyConnection.ts'
import { recentConnectorId } from './recentConnection.ts'
import { reconnect } from './reconnect.ts'

/** Does as another tab did: restores what it connected, lets go what it disconnected. */
export async function followOtherTab(countersign: Countersign): Promise<void> {
  const { config, storage } = countersign
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
