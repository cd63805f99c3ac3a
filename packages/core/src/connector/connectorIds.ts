import { keyOf } from '../discovery/keyOf.ts'
import type { WalletEntry } from '../discovery/walletEntry.ts'
import type { WalletChannel } from '../wallets/types.ts'

/** What a connector is remembered by: a wallet in the browser by its own name, others by how they are reached. */
export const connectorIdOf = (entry: WalletEntry, channel: WalletChannel): string =>
  entry.connectorId ?? (channel === 'injected' ? `injected:${keyOf(entry)}` : channel)

const CHANNEL_NAMES = {
  walletConnect: 'WalletConnect',
  coinbase: 'Coinbase Wallet',
  safe: 'Safe',
} as const

export const connectorNameOf = (entry: WalletEntry, channel: WalletChannel): string =>
  channel === 'injected' || entry.id === channel ? entry.name : CHANNEL_NAMES[channel]

/** How a remembered connector reaches its wallet, and which one. */
export function parseConnectorId(id: string): [channel: WalletChannel | undefined, key: string] {
  if (id.startsWith('injected:')) return ['injected', id.slice('injected:'.length)]
  return [id in CHANNEL_NAMES ? (id as keyof typeof CHANNEL_NAMES) : undefined, '']
}
