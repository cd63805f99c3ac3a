import { coin98Icon } from '../icons/coin98.ts'
import type { Wallet } from '../types.ts'

export const coin98: Wallet = {
  id: 'coin98',
  name: 'Coin98 Wallet',
  shortName: 'Coin98',
  rdns: ['com.coin98', 'coin98.com'],
  icon: coin98Icon,
  iconAccent: '#cda349',
  iconBackground: '#d9b432',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['coin98.provider'], flags: ['isCoin98'] },
  links: { ios: 'coin98://wc?uri={uri}', android: 'coin98://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=coin98.crypto.finance.media',
    ios: 'https://apps.apple.com/app/id1561969966',
    mobile: 'https://coin98.com/wallet',
    qrCode: 'https://coin98.com/wallet',
    chrome: 'https://chromewebstore.google.com/detail/aeachknmefphepccionboohckonoeemg',
    browserExtension: 'https://coin98.com/wallet',
  },
}
