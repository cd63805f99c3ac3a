import { tokenPocketIcon } from '../icons/tokenPocket.ts'
import type { Wallet } from '../types.ts'

export const tokenPocket: Wallet = {
  id: 'tokenPocket',
  name: 'TokenPocket',
  rdns: ['pro.tokenpocket'],
  icon: tokenPocketIcon,
  iconAccent: '#2980fe',
  iconBackground: '#2980fe',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isTokenPocket'] },
  links: { ios: 'tpoutside://wc?uri={uri}', android: 'tpoutside://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=vip.mytokenpocket',
    ios: 'https://apps.apple.com/app/id6444625622',
    mobile: 'https://tokenpocket.pro/en/download/app',
    qrCode: 'https://tokenpocket.pro/en/download/app',
    chrome: 'https://chromewebstore.google.com/detail/mfgccjchihfkkindfppnaooecgfneiii',
    browserExtension: 'https://extension.tokenpocket.pro/',
  },
}
