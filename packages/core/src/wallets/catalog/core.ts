import type { Wallet } from '../types.ts'

export const core: Wallet = {
  id: 'core',
  name: 'Core',
  rdns: ['app.core.extension'],
  iconBackground: '#1a1a1c',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['avalanche'], flags: ['isAvalanche'] },
  links: { ios: 'core://wc?uri={uri}', android: 'core://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.avaxwallet',
    ios: 'https://apps.apple.com/app/id6443685999',
    mobile: 'https://core.app/?downloadCoreMobile=1',
    qrCode: 'https://core.app/?downloadCoreMobile=1',
    chrome: 'https://chromewebstore.google.com/detail/agoakfejjabomempkjlepdflaleeobhb',
    browserExtension: 'https://extension.core.app/',
  },
}
