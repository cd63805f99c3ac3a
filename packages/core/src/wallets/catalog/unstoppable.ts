import type { Wallet } from '../types.ts'

export const unstoppable: Wallet = {
  id: 'unstoppable',
  name: 'Unstoppable Wallet',
  shortName: 'Unstoppable',
  iconAccent: '#ffbe43',
  iconBackground: '#ffbe43',
  channels: ['walletConnect'],
  links: { ios: 'unstoppable.money://wc?uri={uri}', android: 'unstoppable.money://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.horizontalsystems.bankwallet',
    ios: 'https://apps.apple.com/app/id1447619907',
    mobile: 'https://unstoppable.money/',
  },
}
