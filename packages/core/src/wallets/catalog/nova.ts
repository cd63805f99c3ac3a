import type { Wallet } from '../types.ts'

export const nova: Wallet = {
  id: 'nova',
  name: 'Nova Wallet',
  shortName: 'Nova',
  rdns: ['io.novawallet'],
  iconAccent: '#275ee8',
  iconBackground: '#275ee8',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isNovaWallet'] },
  links: { ios: 'novawallet://wc?uri={uri}', android: 'novawallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.novafoundation.nova.market',
    ios: 'https://apps.apple.com/app/id1597119355',
    mobile: 'https://nova-wallet.app.link',
    qrCode: 'https://nova-wallet.app.link',
  },
}
