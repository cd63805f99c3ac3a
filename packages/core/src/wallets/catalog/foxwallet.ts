import type { Wallet } from '../types.ts'

export const foxwallet: Wallet = {
  id: 'foxwallet',
  name: 'FoxWallet',
  iconAccent: '#12fe73',
  iconBackground: '#12fe73',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['foxwallet.ethereum'] },
  links: { ios: 'foxwallet://wc?uri={uri}', android: 'foxwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.foxwallet.play',
    ios: 'https://apps.apple.com/app/id1590983231',
    mobile: 'https://foxwallet.com/download',
    qrCode: 'https://foxwallet.com/download',
  },
}
