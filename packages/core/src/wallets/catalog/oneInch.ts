import type { Wallet } from '../types.ts'

export const oneInch: Wallet = {
  id: '1inch',
  name: '1inch Wallet',
  shortName: '1inch',
  iconAccent: '#2f8af5',
  iconBackground: '#000000',
  channels: ['walletConnect'],
  links: { ios: 'oneinch://wc?uri={uri}', android: 'oneinch://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.oneinch.android',
    ios: 'https://apps.apple.com/app/id1546049391',
    mobile: 'https://1inch.io/wallet',
    qrCode: 'https://1inch.io/wallet',
  },
}
