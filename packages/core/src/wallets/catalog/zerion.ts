import { zerionIcon } from '../icons/zerion.ts'
import type { Wallet } from '../types.ts'

export const zerion: Wallet = {
  id: 'zerion',
  name: 'Zerion',
  rdns: ['io.zerion.wallet'],
  icon: zerionIcon,
  iconAccent: '#2962ef',
  iconBackground: '#2461ed',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['zerionWallet'], flags: ['isZerion'] },
  links: { ios: 'zerion://wc?uri={uri}', android: 'zerion://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
    ios: 'https://apps.apple.com/app/id1456732565',
    mobile: 'https://zerion.io/download',
    qrCode: 'https://zerion.io/download',
    chrome: 'https://chromewebstore.google.com/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
    browserExtension: 'https://zerion.io/extension',
  },
}
