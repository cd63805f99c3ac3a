import type { Wallet } from '../types.ts'

export const tangem: Wallet = {
  id: 'tangem',
  name: 'Tangem',
  iconBackground: '#10181e',
  channels: ['walletConnect'],
  links: {
    ios: 'tangem://wc?uri={uri}',
    android: 'tangem://wc?uri={uri}',
    universal: 'https://app.tangem.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.tangem.wallet',
    ios: 'https://apps.apple.com/app/id1354868448',
    mobile: 'https://tangem.com',
  },
}
