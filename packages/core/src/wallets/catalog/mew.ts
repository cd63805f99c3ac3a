import { mewIcon } from '../icons/mew.ts'
import type { Wallet } from '../types.ts'

export const mew: Wallet = {
  id: 'mew',
  name: 'MEW wallet',
  shortName: 'MEW',
  icon: mewIcon,
  iconAccent: '#05c0a5',
  iconBackground: '#1896a4',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isMEWwallet'] },
  links: {
    universal: 'https://mewwallet.com/wc?uri={uri}',
    qrCode: 'https://mewwallet.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.myetherwallet.mewwallet',
    ios: 'https://apps.apple.com/app/id1464614025',
    mobile: 'https://mewwallet.com',
    qrCode: 'https://mewwallet.com',
  },
}
