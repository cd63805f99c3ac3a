import { atomicIcon } from '../icons/atomic.ts'
import type { Wallet } from '../types.ts'

export const atomic: Wallet = {
  id: 'atomic',
  name: 'Atomic Wallet',
  shortName: 'Atomic',
  icon: atomicIcon,
  iconBackground: '#212e4f',
  channels: ['walletConnect'],
  links: { ios: 'atomicwallet://wc?uri={uri}', android: 'atomicwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.atomicwallet',
    ios: 'https://apps.apple.com/app/id1478257827',
    mobile: 'https://atomicwallet.io',
  },
}
