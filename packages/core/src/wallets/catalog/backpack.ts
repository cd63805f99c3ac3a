import { backpackIcon } from '../icons/backpack.ts'
import type { Wallet } from '../types.ts'

export const backpack: Wallet = {
  id: 'backpack',
  name: 'Backpack',
  rdns: ['app.backpack'],
  icon: backpackIcon,
  iconAccent: '#e33e3f',
  iconBackground: '#e33e3f',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['backpack.ethereum'], flags: ['isBackpack'] },
  links: { ios: 'backpack://wc?uri={uri}', android: 'backpack://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.backpack.mobile',
    ios: 'https://apps.apple.com/app/id6445964121',
    mobile: 'https://backpack.app/download',
    qrCode: 'https://backpack.app/download',
    chrome: 'https://chromewebstore.google.com/detail/aflkmfhebedbjioipglgcbcmnbpgliof',
    browserExtension: 'https://backpack.app/download',
  },
}
