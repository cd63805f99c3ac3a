import type { Wallet } from '../types.ts'

export const mathWallet: Wallet = {
  id: 'mathWallet',
  name: 'MathWallet',
  iconBackground: '#283038',
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isMathWallet'] },
  links: { ios: 'mathwallet://wc?uri={uri}', android: 'mathwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.mathwallet.android',
    ios: 'https://apps.apple.com/app/id1582612388',
    mobile: 'https://mathwallet.org/',
    chrome: 'https://chromewebstore.google.com/detail/afbcbjpbpfadlkmhmclhkeeodmamcflc',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/dfeccadlilpndjjohbjdblepmjeahlmm',
    browserExtension: 'https://mathwallet.org/',
  },
}
