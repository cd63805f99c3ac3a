import type { Wallet } from '../wallets/types.ts'
import type { Platform } from './detectPlatform.ts'

/**
 * R-WAL-12: the link that opens a wallet on this phone with a connection. Without one of its own,
 * Android offers every wallet it has for the plain URI; iOS has nothing to offer.
 */
export function connectLink(
  { links }: Pick<Wallet, 'links'>,
  { os }: Platform,
  uri: string,
): string | undefined {
  if (os === 'desktop') return undefined
  const template = links?.[os] ?? links?.universal
  if (template) return fill(template, uri)
  return os === 'android' ? uri : undefined
}

/** What a code to scan holds: the wallet's own form, or the plain URI that all of them read. */
export function scanText({ links }: Pick<Wallet, 'links'>, uri: string): string {
  return links?.qrCode ? fill(links.qrCode, uri) : uri
}

// A function, because `$&` in a replacement text would be read as a pattern.
const fill = (template: string, uri: string) =>
  template.replace('{uri}', () => encodeURIComponent(uri))
