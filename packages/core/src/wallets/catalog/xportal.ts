import type { Wallet } from '../types.ts'

export const xportal: Wallet = {
  id: 'xportal',
  name: 'xPortal',
  rdns: ['com.elrond.maiar.wallet'],
  iconAccent: '#23f7dd',
  iconBackground: '#23f7dd',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isxPortal'] },
  links: { ios: 'xportal://wc?uri={uri}', android: 'xportal://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.elrond.maiar.wallet',
    ios: 'https://apps.apple.com/app/id1519405832',
    mobile: 'https://xportal.com/app',
    qrCode: 'https://xportal.com/app',
  },
}
