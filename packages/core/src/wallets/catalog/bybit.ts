import { bybitIcon } from '../icons/bybit.ts'
import type { Wallet } from '../types.ts'

export const bybit: Wallet = {
  id: 'bybit',
  name: 'Bybit Wallet',
  shortName: 'Bybit',
  rdns: ['com.bybit'],
  icon: bybitIcon,
  iconAccent: '#f6a500',
  iconBackground: '#000000',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['bybitWallet'] },
  links: {
    ios: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}',
    android: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bybit.app',
    ios: 'https://apps.apple.com/app/id1488296980',
    mobile: 'https://www.bybit.com/en/web3',
    qrCode: 'https://www.bybit.com/en/web3',
    chrome: 'https://chromewebstore.google.com/detail/pdliaogehgdbhbnmkklieghmmjkpigpa',
    browserExtension: 'https://www.bybit.com/en/web3',
  },
}
