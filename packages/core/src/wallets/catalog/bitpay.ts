import type { Wallet } from '../types.ts'

export const bitpay: Wallet = {
  id: 'bitpay',
  name: 'BitPay Wallet',
  shortName: 'BitPay',
  iconAccent: '#1a3b8b',
  iconBackground: '#1a3b8b',
  channels: ['walletConnect'],
  links: { ios: 'bitpay://wc?uri={uri}', android: 'bitpay://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bitpay.wallet',
    ios: 'https://apps.apple.com/app/id1149581638',
    mobile: 'https://bitpay.com/wallet',
  },
}
