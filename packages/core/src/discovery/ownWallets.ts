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

/** An app's own connector is used for the wallet that it is for; the others are offered first. */
export function withOwn(
  entries: readonly WalletEntry[],
  own: readonly WalletEntry[],
): readonly WalletEntry[] {
  const ownOf = ({ id, rdns, announcedAs = id }: WalletEntry) =>
    own.find((each) => each.rdns?.includes(announcedAs) || rdns?.some((name) => name === each.id))
  const shown = entries.map((entry) => {
    const connectorId = ownOf(entry)?.connectorId
    return connectorId ? { ...entry, connectorId, installed: true } : entry
  })
  const used = new Set(shown.map(({ connectorId }) => connectorId))
  return [...own.filter(({ connectorId }) => !used.has(connectorId)), ...shown]
}
