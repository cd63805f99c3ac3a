import type { Connector } from '@wagmi/core'
import type { WalletEntry } from '../discovery/walletEntry.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { connectorIdOf, connectorNameOf } from './connectorIds.ts'
import { lazyConnector } from './lazyConnector.ts'
import { registerConnector } from './wagmiInternal.ts'

/** The config's connector for a wallet, one and the same from its first mention on. */
export function ensureConnector(
  countersign: Countersign,
  entry: WalletEntry,
  channel: WalletChannel,
): Connector {
  const { config, internal } = countersign
  const id = connectorIdOf(entry, channel)
  return (
    config.connectors.find((connector) => connector.id === id) ??
    registerConnector(
      config,
      lazyConnector({
        id,
        name: connectorNameOf(entry, channel),
        type: channel,
        ...(typeof entry.icon === 'string' && { icon: entry.icon }),
        onGoodbye: () => internal.goodbye(id),
        load: async () => {
          const { createFor } = await import('./fetched.ts')
          return createFor(countersign, entry, channel)
        },
      }),
    )
  )
}
