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
  { channels, provider, links }: Pick<WalletEntry, 'channels' | 'provider' | 'links'>,
): WalletChannel | undefined {
  const ready = channels.filter(
    (channel) =>
      (channel !== 'injected' || provider) && (channel !== 'walletConnect' || walletConnect),
  )
  const [first] = ready
  if (links && first !== 'injected' && ready.includes('walletConnect') && isPhone(window)) {
    return 'walletConnect'
  }
  return first ?? channels.find((channel) => channel !== 'injected')
}

// Pages of tests have no navigator.
const isPhone = (page: Window | undefined): boolean =>
  Boolean(page?.navigator) && detectPlatform(page?.navigator ?? { userAgent: '' }).os !== 'desktop'
