import { roninIcon } from '../icons/ronin.ts'
import type { Wallet } from '../types.ts'

export const ronin: Wallet = {
  id: 'ronin',
  name: 'Ronin Wallet',
  shortName: 'Ronin',
  rdns: ['com.roninchain.wallet'],
  icon: roninIcon,
  iconAccent: '#004de5',
  iconBackground: '#004de5',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['ronin.provider'] },
  links: { ios: 'roninwallet://wc?uri={uri}', android: 'roninwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.skymavis.genesis',
    ios: 'https://apps.apple.com/app/id1592675001',
    mobile: 'https://wallet.roninchain.com/',
    qrCode: 'https://wallet.roninchain.com/',
    chrome: 'https://chromewebstore.google.com/detail/fnjhmkhhmkbjkkabndcnnogagogbneec',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/kjmoohlgokccodicjjfebfomlbljgfhk',
    firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet/',
    browserExtension: 'https://wallet.roninchain.com/',
  },
}
