import type { DownloadLinks } from '../wallets/types.ts'
import type { Platform } from './detectPlatform.ts'

/** R-UI-13: where *this* visitor gets a wallet: the shop of their phone or of their browser. */
export function downloadLink(
  downloads: DownloadLinks,
  { os, browser }: Platform,
): string | undefined {
  if (os !== 'desktop') return downloads[os] ?? downloads.mobile ?? downloads.qrCode
  const own = {
    arc: downloads.chrome,
    brave: downloads.chrome,
    chrome: downloads.chrome,
    // These two run Chrome's extensions as well.
    edge: downloads.edge ?? downloads.chrome,
    opera: downloads.opera ?? downloads.chrome,
    firefox: downloads.firefox,
    safari: undefined,
    other: undefined,
  }[browser]
  return own ?? downloads.browserExtension
}
