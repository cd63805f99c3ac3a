import { AttemptCancelledError } from '../errors/cancelled.ts'
import type { Countersign } from '../types.ts'
import { clearConnection } from './applyConnection.ts'
import { cancelConnect } from './connect.ts'
import { forgetConnection } from './recentConnection.ts'

/** R-CON-5: ends the connection here and now; what the wallet makes of it cannot hold us up. */
export async function disconnect(countersign: Countersign): Promise<void> {
  const { config, storage } = countersign
  cancelConnect(countersign, new AttemptCancelledError())
  const { connections, current } = config.state
  const connector = current ? connections.get(current)?.connector : undefined
  forgetConnection(storage)
  const farewell = connector?.disconnect()
  clearConnection(countersign)
  await farewell?.catch(() => {})
}
