import type { Wallet } from '../types.ts'

export const talisman: Wallet = {
  id: 'talisman',
  name: 'Talisman',
  rdns: ['xyz.talisman'],
  iconAccent: '#ddfe75',
  iconBackground: '#ddfe75',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['talismanEth'], flags: ['isTalisman'] },
  links: { ios: 'talisman://wc?uri={uri}', android: 'talisman://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=xyz.talisman.app',
    ios: 'https://apps.apple.com/app/id6761427240',
    chrome: 'https://chromewebstore.google.com/detail/fijngjgcjhjmmpcmkeiomlglpeiijkld',
    firefox: 'https://addons.mozilla.org/firefox/addon/talisman-wallet-extension/',
    browserExtension: 'https://talisman.xyz/download',
  },
}
