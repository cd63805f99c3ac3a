import type { Messages } from './types.ts'

/** The words of the button alone: what a page needs before anybody opens a dialog. */
export const buttonEnglish = {
  'button.connect': 'Connect wallet',
  'button.loading': 'Restoring your connection',
  'button.wrongNetwork': 'Wrong network',
  'button.verify': 'Verify account',
} as const satisfies Partial<Messages>
