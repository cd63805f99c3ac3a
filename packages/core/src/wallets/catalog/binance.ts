import { binanceIcon } from '../icons/binance.ts'
import type { Wallet } from '../types.ts'

export const binance: Wallet = {
  id: 'binance',
  name: 'Binance Wallet',
  shortName: 'Binance',
  rdns: ['com.binance.wallet'],
  icon: binanceIcon,
  iconAccent: '#f0b90b',
  iconBackground: '#000000',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['binancew3w.ethereum'], flags: ['isBinance'] },
  links: {
    ios: 'bnc://app.binance.com/cedefi/wc?uri={uri}',
    android: 'bnc://app.binance.com/cedefi/wc?uri={uri}',
    universal: 'https://app.binance.com/cedefi/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.binance.dev',
    ios: 'https://apps.apple.com/app/id1436799971',
    mobile: 'https://www.binance.com/en/download',
    qrCode: 'https://www.binance.com/en/web3wallet',
    chrome: 'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
    browserExtension: 'https://www.binance.com/en/web3wallet',
  },
}
