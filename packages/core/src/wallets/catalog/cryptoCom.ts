import { cryptoComIcon } from '../icons/cryptoCom.ts'
import type { Wallet } from '../types.ts'

export const cryptoCom: Wallet = {
  id: 'cryptoCom',
  name: 'Crypto.com Onchain',
  shortName: 'Crypto.com',
  rdns: ['com.crypto.wallet'],
  icon: cryptoComIcon,
  iconAccent: '#1199fa',
  iconBackground: '#03316c',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['deficonnectProvider'], flags: ['isDeficonnectProvider'] },
  links: { ios: 'dfw://wc?uri={uri}', android: 'dfw://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.defi.wallet',
    ios: 'https://apps.apple.com/app/id1512048310',
    mobile: 'https://crypto.com/onchain',
    chrome: 'https://chromewebstore.google.com/detail/hifafgmccdpekplomjjkcfgodnhcellj',
    browserExtension: 'https://crypto.com/onchain',
  },
}
