import type { Wallet } from '../types.ts'

export const bestWallet: Wallet = {
  id: 'bestWallet',
  name: 'Best Wallet',
  iconAccent: '#5961ff',
  iconBackground: '#5961ff',
  channels: ['walletConnect'],
  links: { ios: 'bw://connect/wc?uri={uri}', android: 'bw://connect/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bestwallet.mobile',
    ios: 'https://apps.apple.com/app/id6451312105',
    mobile: 'https://bestwallet.com/',
  },
}
