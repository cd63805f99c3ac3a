import type { Wallet } from '../types.ts'

export const wigwam: Wallet = {
  id: 'wigwam',
  name: 'Wigwam',
  rdns: ['com.wigwam.wallet'],
  iconAccent: '#80ef6e',
  iconBackground: '#80ef6e',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['wigwamEthereum'], flags: ['isWigwam'] },
  links: { ios: 'wigwam://wc?uri={uri}', android: 'wigwam://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.wigwamapp',
    ios: 'https://apps.apple.com/app/id6630381643',
    chrome: 'https://chromewebstore.google.com/detail/lccbohhgfkdikahanoclbdmaolidjdfl',
    browserExtension: 'https://wigwam.app',
  },
}
