import type { Connector } from '@wagmi/core'
import type { WalletChannel } from '../wallets/types.ts'
import { INSTALLED } from './installed.ts'
import type { WalletEntry } from './walletEntry.ts'

/** The connectors that an app brought, as wallets to choose from. */
export const ownWallets = (connectors: readonly Connector[]): readonly WalletEntry[] =>
  connectors
    .filter((connector) => !('provide' in connector))
    .map((connector) => ({
      id: connector.id,
      name: connector.name,
      shortName: connector.name,
      ...(connector.icon && { icon: connector.icon }),
      rdns: [connector.rdns ?? connector.id].flat(),
      channels: [channelOf(connector)],
      installed: true,
      group: INSTALLED,
      connectorId: connector.id,
    }))

const channelOf = ({ type }: Connector): WalletChannel =>
  type === 'walletConnect' ? 'walletConnect' : 'injected'
