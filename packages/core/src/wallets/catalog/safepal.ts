import type { Wallet } from '../types.ts'

export const safepal: Wallet = {
  id: 'safepal',
  name: 'SafePal Wallet',
  shortName: 'SafePal',
  iconAccent: '#4b21ee',
  iconBackground: '#4b21ee',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['safepalProvider'], flags: ['isSafePal'] },
  links: {
    ios: 'safepalwallet://wc?uri={uri}',
    android: 'safepalwallet://wc?uri={uri}',
    universal: 'https://link.safepal.io/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.safepal.wallet',
    ios: 'https://apps.apple.com/app/id1548297139',
    mobile: 'https://www.safepal.com/en/download',
    qrCode: 'https://www.safepal.com/en/download',
    chrome: 'https://chromewebstore.google.com/detail/lgmpcpglpngdoalbgeoldeajfclnhafa',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/apenkfbbpmhihehmihndmmcdanacolnh',
    firefox: 'https://addons.mozilla.org/firefox/addon/safepal-extension-wallet/',
    browserExtension: 'https://www.safepal.com/download?product=2',
  },
}
