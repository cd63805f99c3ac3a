import type { WalletEntry } from '../discovery/walletEntry.ts'
import { isHosted } from '../frame/isHosted.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { connectorIdOf, connectorNameOf } from './connectorIds.ts'
import { lazyConnector } from './lazyConnector.ts'
import { registerConnector } from './wagmiInternal.ts'

/** Keeps wagmi's list of connectors in step with the wallets that can be connected from here. */
export function listConnectors(countersign: Countersign): void {
  const { wallets, walletConnect } = countersign
  const ways: Partial<Record<WalletChannel, boolean>> = {
    walletConnect: walletConnect !== null,
    coinbase: true,
    safe: isHosted(countersign),
  }
  const list = () => {
    const entries = wallets.get()
    for (const entry of entries) if (entry.provider) listOne(countersign, entry, 'injected')
    for (const entry of entries) {
      for (const way of entry.channels) if (ways[way]) listOne(countersign, entry, way)
    }
  }
  list()
  wallets.subscribe(list)
}

function listOne(countersign: Countersign, entry: WalletEntry, channel: WalletChannel): void {
  const id = connectorIdOf(entry, channel)
  if (countersign.config.connectors.some((connector) => connector.id === id)) return
  const load = async () => {
    const { createFor } = await import('./fetched.ts')
    return createFor(countersign, entry, channel)
  }
  const icon = typeof entry.icon === 'string' && { icon: entry.icon }
  const name = connectorNameOf(entry, channel)
  registerConnector(countersign.config, lazyConnector({ id, name, type: channel, ...icon, load }))
}
