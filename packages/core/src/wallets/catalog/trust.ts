import { trustIcon } from '../icons/trust.ts'
import type { Wallet } from '../types.ts'

export const trust: Wallet = {
  id: 'trust',
  name: 'Trust Wallet',
  shortName: 'Trust',
  rdns: ['com.trustwallet.app'],
  icon: trustIcon,
  iconAccent: '#0500ff',
  iconBackground: '#0500ff',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['trustwallet'], flags: ['isTrust'] },
  links: {
    ios: 'trust://wc?uri={uri}',
    android: 'trust://wc?uri={uri}',
    universal: 'https://link.trustwallet.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
    ios: 'https://apps.apple.com/app/id1288339409',
    mobile: 'https://trustwallet.com/download',
    qrCode: 'https://trustwallet.com/download',
    chrome: 'https://chromewebstore.google.com/detail/egjidjbpglichdcondbcbdnbeeppgdph',
    browserExtension: 'https://trustwallet.com/browser-extension',
  },
}
