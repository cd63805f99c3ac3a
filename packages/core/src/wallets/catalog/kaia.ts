import type { Wallet } from '../types.ts'

export const kaia: Wallet = {
  id: 'kaia',
  name: 'Kaia Wallet',
  shortName: 'Kaia',
  iconAccent: '#bff009',
  iconBackground: '#bff009',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['klaytn'] },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
    ios: 'https://apps.apple.com/app/id6502896387',
    mobile: 'https://app.kaiawallet.io',
    qrCode: 'https://app.kaiawallet.io',
    chrome: 'https://chromewebstore.google.com/detail/jblndlipeogpafnldhgmapagcccfchpi',
    browserExtension: 'https://app.kaiawallet.io',
  },
}
