import type { Wallet } from '../types.ts'

export const subwallet: Wallet = {
  id: 'subwallet',
  name: 'SubWallet',
  rdns: ['app.subwallet'],
  iconBackground: '#10271f',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['SubWallet'], flags: ['isSubWallet'] },
  links: { ios: 'subwallet://wc?uri={uri}', android: 'subwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.subwallet.mobile',
    ios: 'https://apps.apple.com/app/id1633050285',
    mobile: 'https://www.subwallet.app/download',
    qrCode: 'https://www.subwallet.app/download',
    chrome: 'https://chromewebstore.google.com/detail/onhogfjeacnfoofkfgppdlbmlmnplgbn',
    firefox: 'https://addons.mozilla.org/firefox/addon/subwallet/',
    browserExtension: 'https://www.subwallet.app/download',
  },
}
