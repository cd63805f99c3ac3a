import { exodusIcon } from '../icons/exodus.ts'
import type { Wallet } from '../types.ts'

export const exodus: Wallet = {
  id: 'exodus',
  name: 'Exodus',
  rdns: ['com.exodus.web3-wallet'],
  icon: exodusIcon,
  iconAccent: '#8c64fb',
  iconBackground: '#8c64fb',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['exodus.ethereum'], flags: ['isExodus'] },
  links: {
    ios: 'exodus://wc?uri={uri}',
    android: 'exodus://wc?uri={uri}',
    universal: 'https://exodus.com/m/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=exodusmovement.exodus',
    ios: 'https://apps.apple.com/app/id1414384820',
    mobile: 'https://exodus.com/download/',
    qrCode: 'https://exodus.com/download/',
    chrome: 'https://chromewebstore.google.com/detail/aholpfdialjgjfhomihkjbmgjidlcdno',
    browserExtension: 'https://exodus.com/download/',
  },
}
