import { imTokenIcon } from '../icons/imToken.ts'
import type { Wallet } from '../types.ts'

export const imToken: Wallet = {
  id: 'imToken',
  name: 'imToken',
  icon: imTokenIcon,
  iconAccent: '#098de6',
  iconBackground: '#098de6',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isImToken'] },
  links: { ios: 'imtokenv2://wc?uri={uri}', android: 'imtokenv2://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.token.app',
    ios: 'https://apps.apple.com/app/id1384798940',
    mobile: 'https://token.im/download',
    qrCode: 'https://token.im/download',
  },
}
