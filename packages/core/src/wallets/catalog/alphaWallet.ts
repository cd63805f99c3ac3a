import { alphaWalletIcon } from '../icons/alphaWallet.ts'
import type { Wallet } from '../types.ts'

export const alphaWallet: Wallet = {
  id: 'alphaWallet',
  name: 'AlphaWallet',
  icon: alphaWalletIcon,
  iconAccent: '#0219fa',
  iconBackground: '#0219fa',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isAlphaWallet'] },
  links: {
    ios: 'awallet://wc?uri={uri}',
    android: 'awallet://wc?uri={uri}',
    universal: 'https://aw.app/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.stormbird.wallet',
    ios: 'https://apps.apple.com/app/id1358230430',
    mobile: 'https://alphawallet.com/',
  },
}
