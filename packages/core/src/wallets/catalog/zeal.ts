import type { Wallet } from '../types.ts'

export const zeal: Wallet = {
  id: 'zeal',
  name: 'Zeal',
  rdns: ['app.zeal'],
  iconAccent: '#00ffff',
  iconBackground: '#00ffff',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['zeal'], flags: ['isZeal'] },
  links: { ios: 'zeal://wc?uri={uri}', android: 'zeal://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.zeal.wallet',
    mobile: 'https://zeal.app',
    qrCode: 'https://zeal.app',
    chrome: 'https://chromewebstore.google.com/detail/heamnjbnflcikcggoiplibfommfbkjpj',
    browserExtension: 'https://zeal.app',
  },
}
