import { browserWalletIcon } from './icons/browserWallet.ts'
import type { Wallet } from './types.ts'

/** Whatever wallet the browser carries, for those that neither announce nor name themselves. */
export const browserWallet: Wallet = {
  id: 'injected',
  name: 'Browser Wallet',
  shortName: 'Browser',
  icon: browserWalletIcon,
  iconBackground: '#4a5568',
  channels: ['injected'],
  offered: 'alone',
  instructions: {
    extension: [
      {
        step: 'install',
        title: 'Add a wallet to your browser',
        description: 'Pick a wallet you trust and install its extension from its own website.',
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
