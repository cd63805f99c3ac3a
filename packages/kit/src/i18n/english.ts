import type { Messages } from './types.ts'

/** The words of the button, and the news that outlives a dialog: what a page needs without one. */
export const buttonEnglish = {
  'button.connect': 'Connect wallet',
  'button.loading': 'Restoring your connection',
  'button.wrongNetwork': 'Wrong network',
  'button.verify': 'Verify account',
  'account.verify': 'Verify',
  'verify.cosigned': '{signed} of {needed} have signed',
  'connect.connectedAs': 'Connected as {account} on {network}.',
  'connect.connectedElsewhere':
    'Connected as {account} on network {id}, which this app does not use.',
} as const satisfies Partial<Messages>
