import { braveIcon } from './icons/brave.ts'
import type { Wallet } from './types.ts'

export const brave: Wallet = {
  id: 'brave',
  name: 'Brave Wallet',
  shortName: 'Brave',
  rdns: ['com.brave.wallet'],
  icon: braveIcon,
  iconAccent: '#fb542b',
  iconBackground: '#fb542b',
  channels: ['injected'],
  offered: 'installed',
  detection: { flags: ['isBraveWallet'] },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.brave.browser',
    ios: 'https://apps.apple.com/app/id1052879175',
    mobile: 'https://brave.com/download/',
    browserExtension: 'https://brave.com/wallet/',
  },
  instructions: {
    extension: [
      {
        step: 'install',
        title: 'Open this page in Brave',
        description: 'The wallet is part of the Brave browser, so there is nothing to add to it.',
      },
      {
        step: 'create',
        title: 'Create or import a wallet',
        description:
          'Choose the wallet in the toolbar of Brave and write down your recovery phrase.',
      },
      {
        step: 'refresh',
        title: 'Reload this page',
        description: 'Once the wallet is set up, reload so that this page can see it.',
      },
    ],
  },
}
