import { safeIcon } from './icons/safe.ts'
import type { Wallet } from './types.ts'

export const safe: Wallet = {
  id: 'safe',
  name: 'Safe',
  icon: safeIcon,
  iconAccent: '#12ff80',
  iconBackground: '#049f67',
  channels: ['safe'],
  instructions: {
    extension: [
      {
        step: 'create',
        title: 'Open your Safe',
        description: 'Go to app.safe.global and open the Safe that you want to use here.',
      },
      {
        step: 'install',
        title: 'Add this app to your Safe',
        description: 'Choose Apps, then My custom apps, and paste the address of this page.',
      },
      {
        step: 'refresh',
        title: 'Open this app from there',
        description: 'Inside your Safe, this app connects by itself.',
      },
    ],
  },
}
