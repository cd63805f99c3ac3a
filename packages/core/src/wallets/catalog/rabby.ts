import { rabbyIcon } from '../icons/rabby.ts'
import type { Wallet } from '../types.ts'

export const rabby: Wallet = {
  id: 'rabby',
  name: 'Rabby Wallet',
  shortName: 'Rabby',
  rdns: ['io.rabby'],
  icon: rabbyIcon,
  iconAccent: '#8697ff',
  iconBackground: '#8697ff',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isRabby'] },
  links: { ios: 'rabby://wc?uri={uri}', android: 'rabby://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.debank.rabbymobile',
    ios: 'https://apps.apple.com/app/id6474381673',
    chrome: 'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
    browserExtension: 'https://rabby.io',
  },
}
