import { zengoIcon } from '../icons/zengo.ts'
import type { Wallet } from '../types.ts'

export const zengo: Wallet = {
  id: 'zengo',
  name: 'Zengo',
  icon: zengoIcon,
  iconAccent: '#ea9c2f',
  iconBackground: '#ea9c2f',
  channels: ['walletConnect'],
  links: {
    ios: 'zengo://get.zengo.com/wc?uri={uri}',
    android: 'zengo://get.zengo.com/wc?uri={uri}',
    universal: 'https://get.zengo.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.zengo.wallet',
    ios: 'https://apps.apple.com/app/id1440147115',
    mobile: 'https://zengo.com/',
  },
}
