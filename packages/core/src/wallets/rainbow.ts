import { rainbowIcon } from './icons/rainbow.ts'
import type { Wallet } from './types.ts'

export const rainbow: Wallet = {
  id: 'rainbow',
  name: 'Rainbow',
  rdns: ['me.rainbow'],
  icon: rainbowIcon,
  iconAccent: '#174299',
  iconBackground: '#001e59',
  channels: ['injected', 'walletConnect'],
  detection: { paths: ['rainbow'], flags: ['isRainbow'] },
  links: {
    ios: 'rainbow://wc?uri={uri}',
    android: 'rainbow://wc?uri={uri}',
    universal: 'https://rnbwapp.com/wc?uri={uri}',
    qrCode: 'https://rnbwapp.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    ios: 'https://apps.apple.com/app/id1457119021',
    mobile: 'https://rainbow.download',
    qrCode: 'https://rainbow.download',
    chrome: 'https://chromewebstore.google.com/detail/opfgelmcmbiajamepnmloijbpoleiama',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/cpojfbodiccabbabgimdeohkkpjfpbnf',
    firefox: 'https://addons.mozilla.org/firefox/addon/rainbow-extension/',
    browserExtension: 'https://rainbow.me/extension',
  },
  instructions: {
    mobile: [
      {
        step: 'install',
        title: 'Install Rainbow',
        description: 'Get the app and put it on your home screen, so that it is close at hand.',
      },
      {
        step: 'create',
        title: 'Create or import a wallet',
        description: 'Open Rainbow, make a new wallet or bring one you have, and back it up.',
      },
      {
        step: 'scan',
        title: 'Scan the code',
        description: 'Tap the scan button in the app, point it at the code and approve.',
      },
    ],
    extension: [
      {
        step: 'install',
        title: 'Add Rainbow to your browser',
        description: 'Install the extension and pin it to the toolbar.',
      },
      {
        step: 'create',
        title: 'Create or import a wallet',
        description: 'Follow the steps in the extension and write down your recovery phrase.',
      },
      {
        step: 'refresh',
        title: 'Reload this page',
        description: 'Once the wallet is set up, reload so that this page can see it.',
      },
    ],
  },
}
