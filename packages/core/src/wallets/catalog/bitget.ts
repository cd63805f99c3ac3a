import { bitgetIcon } from '../icons/bitget.ts'
import type { Wallet } from '../types.ts'

export const bitget: Wallet = {
  id: 'bitget',
  name: 'Bitget Wallet',
  shortName: 'Bitget',
  rdns: ['com.bitget.web3'],
  icon: bitgetIcon,
  iconAccent: '#00f0ff',
  iconBackground: '#00f0ff',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['bitkeep.ethereum'], flags: ['isBitKeep'] },
  links: {
    ios: 'bitkeep://wc?uri={uri}',
    android: 'bitkeep://wc?uri={uri}',
    universal: 'https://bkapp.vip/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bitkeep.wallet',
    ios: 'https://apps.apple.com/app/id1395301115',
    mobile: 'https://web3.bitget.com/en/wallet-download',
    qrCode: 'https://web3.bitget.com/en/wallet-download',
    chrome: 'https://chromewebstore.google.com/detail/jiidiaalihmmhddjgbnbgdfflelocpak',
    browserExtension: 'https://web3.bitget.com/en/wallet-download',
  },
}
