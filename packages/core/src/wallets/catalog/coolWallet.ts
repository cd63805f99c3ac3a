import type { Wallet } from '../types.ts'

export const coolWallet: Wallet = {
  id: 'coolWallet',
  name: 'CoolWallet',
  iconAccent: '#f9bd19',
  iconBackground: '#222126',
  channels: ['walletConnect'],
  links: { ios: 'coolwallet://wc?uri={uri}', android: 'coolwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.coolbitx.cwsapp',
    ios: 'https://apps.apple.com/app/id1328764142',
    mobile: 'https://coolwallet.io/',
  },
}
