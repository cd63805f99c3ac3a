import { deferredCode } from '../parts/deferredCode.ts'

/** Each dialog is a file of its own: the list of wallets does not wait for the account's code. */
export const content = {
  connect: deferredCode(() => import('./connect/ConnectDialog.tsx')),
  verify: deferredCode(() => import('./VerifyDialog.tsx')),
  account: deferredCode(() => import('./AccountDialog.tsx')),
  network: deferredCode(() => import('./NetworkDialog.tsx')),
} as const
