import type { Wallet } from '../types.ts'

export const bitcoinCom: Wallet = {
  id: 'bitcoinCom',
  name: 'Bitcoin.com Wallet',
  shortName: 'Bitcoin.com',
  iconAccent: '#ff9900',
  iconBackground: '#ff9900',
  channels: ['walletConnect'],
  links: { ios: 'bitcoincom://wc?uri={uri}', android: 'bitcoincom://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bitcoin.mwallet',
    ios: 'https://apps.apple.com/app/id1252903728',
    mobile: 'https://wallet.bitcoin.com/',
  },
}
