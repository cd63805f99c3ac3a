import type { Wallet } from '../types.ts'

export const edge: Wallet = {
  id: 'edge',
  name: 'Edge',
  iconAccent: '#66eda8',
  iconBackground: '#1a1a1a',
  channels: ['walletConnect'],
  links: {
    ios: 'edge://wc?uri={uri}',
    android: 'edge://wc?uri={uri}',
    universal: 'https://deep.edge.app/wc/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=co.edgesecure.app',
    ios: 'https://apps.apple.com/app/id1344400091',
    mobile: 'https://edge.app/',
  },
}
