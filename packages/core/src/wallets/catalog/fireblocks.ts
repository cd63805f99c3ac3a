import type { Wallet } from '../types.ts'

export const fireblocks: Wallet = {
  id: 'fireblocks',
  name: 'Fireblocks',
  iconAccent: '#013f8f',
  iconBackground: '#013f8f',
  channels: ['walletConnect'],
  links: { ios: 'fireblocks-wc://wc?uri={uri}', android: 'fireblocks-wc://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.fireblocks.client',
    ios: 'https://apps.apple.com/app/id1439296596',
  },
}
