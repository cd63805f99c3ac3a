import type { Wallet } from '../types.ts'

export const bifrost: Wallet = {
  id: 'bifrostWallet',
  name: 'Bifrost Wallet',
  shortName: 'Bifrost',
  rdns: ['com.bifrostwallet'],
  iconAccent: '#152faf',
  iconBackground: '#152faf',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isBifrost'] },
  links: {
    ios: 'bifrostwallet://wc?uri={uri}',
    android: 'bifrostwallet://wc?uri={uri}',
    universal: 'https://app.bifrostwallet.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bifrostwallet.app',
    ios: 'https://apps.apple.com/app/id1577198351',
    mobile: 'https://bifrostwallet.com/#download-app',
    qrCode: 'https://bifrostwallet.com/#download-app',
  },
}
