import type { Wallet } from '../types.ts'

export const zelcore: Wallet = {
  id: 'zelcore',
  name: 'Zelcore',
  rdns: ['io.zelcore'],
  iconAccent: '#1a63ee',
  iconBackground: '#1a63ee',
  channels: ['injected', 'walletConnect'],
  links: { ios: 'zel://wc?uri={uri}', android: 'zel://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.zelcash.zelcore',
    ios: 'https://apps.apple.com/app/id1436296839',
    mobile: 'https://zelcore.io',
    chrome: 'https://chromewebstore.google.com/detail/khpdakhaigcopakcondjleibgpdjpmck',
    browserExtension: 'https://zelcore.io',
  },
}
