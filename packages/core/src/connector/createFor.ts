import { openChannel } from '../channels/openChannel.ts'
import { keyOf } from '../discovery/keyOf.ts'
import type { WalletEntry } from '../discovery/walletEntry.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { connectorIdOf, connectorNameOf } from './connectorIds.ts'
import { walletConnector } from './walletConnector.ts'

/** What really connects a wallet through a channel. */
export const createFor = (countersign: Countersign, entry: WalletEntry, channel: WalletChannel) =>
  walletConnector({
    id: connectorIdOf(entry, channel),
    name: connectorNameOf(entry, channel),
    type: channel,
    ...(typeof entry.icon === 'string' && { icon: entry.icon }),
    timeouts: countersign.timeouts,
    onGoodbye: () => countersign.internal.goodbye(connectorIdOf(entry, channel)),
    ...openChannel(countersign, channel, keyOf(entry)),
  })
