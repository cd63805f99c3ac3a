import type { Countersign } from '../types.ts'
import { applyConnection, clearConnection } from './applyConnection.ts'

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
}

/** Channels first, also in the middle of connecting: a phone's approval waits behind them. */
async function wake(countersign: Countersign): Promise<void> {
  await Promise.allSettled(
    countersign.config.connectors.map(async (connector) => {
      if ('wake' in connector && typeof connector.wake === 'function') await connector.wake()
    }),
  )
  await recheck(countersign)
}

async function recheck(countersign: Countersign): Promise<void> {
  const { config } = countersign
  const { current, connections, status } = config.state
  const connector = current ? connections.get(current)?.connector : undefined
  if (!connector || status !== 'connected') return
  const [accounts, chainId] = await Promise.all([
    connector.getAccounts().catch(() => undefined),
    connector.getChainId().catch(() => undefined),
  ])
  // Another connection may have taken its place while the wallet was thinking.
  if (config.state.current !== connector.uid) return
  // A wallet that cannot answer right now is given the benefit of the doubt.
  if (accounts?.length === 0) return clearConnection(countersign)
  const known = connections.get(connector.uid)
  if (!accounts || !known) return
  applyConnection(countersign, connector, { accounts, chainId: chainId ?? known.chainId })
}
