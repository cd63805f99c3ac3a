import type { Countersign } from '../types.ts'
import { recentConnectorId } from './recentConnection.ts'

/**
 * Phones put a page to sleep while the wallet is in front, and what the wallet did meanwhile may
 * never be told. So whoever comes back is asked for again: still there, and where?
 */
export function followReturn(countersign: Countersign): void {
  const { window } = countersign
  const back = () => {
    if (window?.document.visibilityState !== 'hidden') void wake(countersign)
  }
  window?.document.addEventListener('visibilitychange', back)
  window?.addEventListener('pageshow', back)
  window?.addEventListener('online', back)
  window?.addEventListener('focus', () => restoreQuietly(countersign))
}

/** Channels first, also in the middle of connecting: a phone's approval waits behind them. */
async function wake(countersign: Countersign): Promise<void> {
  await Promise.allSettled(
    countersign.config.connectors.map(async (connector) => {
      if ('wake' in connector && typeof connector.wake === 'function') await connector.wake()
    }),
  )
  if (countersign.config.state.status !== 'connected') return restoreQuietly(countersign)
  const { recheck } = await import('./restore.ts')
  await recheck(countersign)
}

/** Locked or silent when it was asked last, an extension may say nothing when that is over. */
function restoreQuietly(countersign: Countersign): void {
  const { config, storage } = countersign
  if (config.state.status !== 'disconnected') return
  if (!recentConnectorId(storage)?.startsWith('injected:')) return
  void import('./restore.ts').then(({ reconnect }) => reconnect(countersign, { isQuiet: true }))
}
