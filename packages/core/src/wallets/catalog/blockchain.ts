import type { Wallet } from '../types.ts'

export const blockchain: Wallet = {
  id: 'blockchain',
  name: 'Blockchain.com',
  iconAccent: '#1656b8',
  iconBackground: '#121d33',
  channels: ['walletConnect'],
  links: { ios: 'blockchain-wallet://wc?uri={uri}', android: 'blockchain-wallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=piuk.blockchain.android',
    ios: 'https://apps.apple.com/app/id493253309',
  },
}
