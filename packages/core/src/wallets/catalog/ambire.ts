import type { Wallet } from '../types.ts'

export const ambire: Wallet = {
  id: 'ambire',
  name: 'Ambire',
  rdns: ['com.ambire.wallet'],
  iconAccent: '#aa6aff',
  iconBackground: '#aa6aff',
  channels: ['injected'],
  detection: { flags: ['isAmbire'] },
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/ehgjhhccekdedpbkifaojjaefeohnoea',
    firefox: 'https://addons.mozilla.org/firefox/addon/ambire-web3-wallet/',
    browserExtension: 'https://www.ambire.com/',
  },
}
