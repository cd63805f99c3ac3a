import { walletConnectIcon } from './icons/walletConnect.ts'
import type { Wallet } from './types.ts'

export const walletConnect: Wallet = {
  id: 'walletConnect',
  name: 'WalletConnect',
  icon: walletConnectIcon,
  iconAccent: '#3b99fc',
  iconBackground: '#3b99fc',
  channels: ['walletConnect'],
  instructions: {
    mobile: [
      {
        step: 'install',
        title: 'Open a wallet on your phone',
        description: 'Any wallet that supports WalletConnect will do.',
      },
      {
        step: 'scan',
        title: 'Scan the code',
        description: 'Tap the scan button in the app, point it at the code and approve.',
      },
    ],
  },
}
