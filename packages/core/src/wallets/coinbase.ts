import { coinbaseIcon } from './icons/coinbase.ts'
import type { Wallet } from './types.ts'

export const coinbase: Wallet = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  rdns: ['com.coinbase.wallet'],
  icon: coinbaseIcon,
  iconAccent: '#0052ff',
  iconBackground: '#0e5bff',
  channels: ['injected', 'coinbase', 'walletConnect'],
  detection: { paths: ['coinbaseWalletExtension'], flags: ['isCoinbaseWallet'] },
  links: {
    ios: 'cbwallet://wc?uri={uri}',
    android: 'cbwallet://wc?uri={uri}',
    universal: 'https://go.cb-w.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    ios: 'https://apps.apple.com/app/id1278383455',
    mobile: 'https://www.coinbase.com/wallet/downloads',
    qrCode: 'https://www.coinbase.com/wallet/downloads',
    chrome: 'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
    browserExtension: 'https://www.coinbase.com/wallet/downloads',
  },
  instructions: {
    mobile: [
      {
        step: 'install',
        title: 'Install the wallet app',
        description: 'Get the app, which is called Base today, and keep it on your home screen.',
      },
      {
        step: 'create',
        title: 'Create or import a wallet',
        description: 'Open the app, set up a wallet and back it up.',
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
        title: 'Add Coinbase Wallet to your browser',
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
