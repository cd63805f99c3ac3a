import type { WalletEntry } from '../discovery/walletEntry.ts'
import { detectPlatform } from '../platform/detectPlatform.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'

/**
 * How a wallet is reached best from here: in the browser where it is there; on a phone by a link to
 * its app; else by the first way that this app has set up. Nothing where there is no way at all; a
 * way that is not set up where it is the only one, so that this can be said.
 */
export function bestChannel(
  { walletConnect, window }: Pick<Countersign, 'walletConnect' | 'window'>,
  entry: Pick<WalletEntry, 'channels' | 'provider' | 'links' | 'connectorId'>,
): WalletChannel | undefined {
  const { channels, provider, links } = entry
  // The app's own way to it is the one.
  if (entry.connectorId) return channels[0]
  if (provider && channels.includes('injected')) return 'injected'
  const others = channels.filter((channel) => channel !== 'injected')
  const ready = others.filter((channel) => channel !== 'walletConnect' || walletConnect)
  const linked = links && isPhone(window) && ready.find((channel) => channel === 'walletConnect')
  return linked || ready[0] || others[0]
}

// Pages of tests have no navigator.
const isPhone = (page: Window | undefined) =>
  page?.navigator && detectPlatform(page.navigator).os !== 'desktop'
