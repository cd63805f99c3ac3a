import type { Countersign } from '../types.ts'
import { applyConnection, clearConnection } from './applyConnection.ts'

/** Asks the connected wallet again, without a prompt: still there, and where? */
export async function recheck(countersign: Countersign): Promise<void> {
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
