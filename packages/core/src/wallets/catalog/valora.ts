import type { Wallet } from '../types.ts'

export const valora: Wallet = {
  id: 'valora',
  name: 'Valora',
  iconAccent: '#f9df3e',
  iconBackground: '#f9df3e',
  channels: ['walletConnect'],
  links: { ios: 'celo://wallet/wc?uri={uri}', android: 'celo://wallet/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=co.clabs.valora',
    ios: 'https://apps.apple.com/app/id1520414263',
    mobile: 'https://valora.xyz',
    qrCode: 'https://valora.xyz',
  },
}
