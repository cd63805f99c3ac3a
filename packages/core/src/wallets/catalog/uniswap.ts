import { uniswapIcon } from '../icons/uniswap.ts'
import type { Wallet } from '../types.ts'

export const uniswap: Wallet = {
  id: 'uniswap',
  name: 'Uniswap Wallet',
  shortName: 'Uniswap',
  rdns: ['org.uniswap.app'],
  icon: uniswapIcon,
  iconAccent: '#f50db4',
  iconBackground: '#f50db4',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isUniswapWallet'] },
  links: {
    ios: 'uniswap://wc?uri={uri}',
    android: 'uniswap://wc?uri={uri}',
    universal: 'https://uniswap.org/app/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.uniswap.mobile',
    ios: 'https://apps.apple.com/app/id6443944476',
    mobile: 'https://wallet.uniswap.org/',
    qrCode: 'https://wallet.uniswap.org/',
    chrome: 'https://chromewebstore.google.com/detail/nnpmfplkfogfpmcngplhnbdnnilmcdcg',
    browserExtension: 'https://wallet.uniswap.org/',
  },
}
