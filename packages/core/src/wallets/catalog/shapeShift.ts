import type { Wallet } from '../types.ts'

export const shapeShift: Wallet = {
  id: 'shapeShift',
  name: 'ShapeShift',
  iconAccent: '#386ff9',
  iconBackground: '#386ff9',
  channels: ['walletConnect'],
  links: { ios: 'shapeshift://wc?uri={uri}', android: 'shapeshift://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.shapeshift.droid_shapeshift',
    ios: 'https://apps.apple.com/app/id996569075',
    mobile: 'https://shapeshift.com',
  },
}
