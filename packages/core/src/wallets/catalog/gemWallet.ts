import type { Wallet } from '../types.ts'

export const gemWallet: Wallet = {
  id: 'gemWallet',
  name: 'Gem Wallet',
  shortName: 'Gem',
  iconAccent: '#2d5be6',
  iconBackground: '#2d5be6',
  channels: ['walletConnect'],
  links: { ios: 'gem://wc?uri={uri}', android: 'gem://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.gemwallet.android',
    ios: 'https://apps.apple.com/app/id6448712670',
    mobile: 'https://gemwallet.com',
  },
}
