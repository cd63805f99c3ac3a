import { isHosted } from '../frame/isHosted.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { ensureConnector } from './ensureConnector.ts'

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
    for (const entry of entries) if (entry.provider) ensureConnector(countersign, entry, 'injected')
    for (const entry of entries) {
      for (const way of entry.channels) if (ways[way]) ensureConnector(countersign, entry, way)
    }
  }
  list()
  wallets.subscribe(list)
}
