import type { Wallet } from '../types.ts'

export const ready: Wallet = {
  id: 'ready',
  name: 'Ready',
  iconAccent: '#ff875b',
  iconBackground: '#ff875b',
  channels: ['walletConnect'],
  links: { ios: 'argent://app/wc?uri={uri}', android: 'argent://app/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
    ios: 'https://apps.apple.com/app/id1358741926',
    mobile: 'https://www.ready.co/app',
    qrCode: 'https://www.ready.co/app',
  },
}
