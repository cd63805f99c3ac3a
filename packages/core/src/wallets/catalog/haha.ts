import type { Wallet } from '../types.ts'

export const haha: Wallet = {
  id: 'haha',
  name: 'HaHa',
  rdns: ['haha.me'],
  iconAccent: '#6890fe',
  iconBackground: '#6890fe',
  channels: ['injected', 'walletConnect'],
  links: { ios: 'haha://wc?uri={uri}', android: 'haha://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.permutize.haha',
    ios: 'https://apps.apple.com/app/id1591158244',
    mobile: 'https://www.haha.me',
    browserExtension: 'https://www.haha.me',
  },
}
