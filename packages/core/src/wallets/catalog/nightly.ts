import type { Wallet } from '../types.ts'

export const nightly: Wallet = {
  id: 'nightly',
  name: 'Nightly',
  rdns: ['app.nightly'],
  iconAccent: '#6167f9',
  iconBackground: '#6167f9',
  channels: ['injected', 'walletConnect'],
  links: { ios: 'nightly://wc?uri={uri}', android: 'nightly://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.nightlymobile',
    ios: 'https://apps.apple.com/app/id6444768157',
    mobile: 'https://nightly.app',
    chrome: 'https://chromewebstore.google.com/detail/fiikommddbeccaoicoejoniammnalkfa',
    browserExtension: 'https://nightly.app',
  },
}
