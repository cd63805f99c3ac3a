import type { DialogName } from '../context.ts'
import { deferredCode } from '../parts/deferredCode.ts'

/**
 * What all dialogs share; fetched when the page is idle or on first intent, never with the page. The
 * code that is fetched does not import this file: a bundler would take what imports itself for
 * reachable without the page, and split the page's own code for it.
 */
export const dialogs = deferredCode(() => import('./Dialogs.tsx'))

/** Each dialog is a file of its own: the list of wallets does not wait for the account's code. */
export const content = {
  connect: deferredCode(() => import('./connect/ConnectDialog.tsx')),
  verify: deferredCode(() => import('./VerifyDialog.tsx')),
  account: deferredCode(() => import('./AccountDialog.tsx')),
  network: deferredCode(() => import('./NetworkDialog.tsx')),
} as const

/** Everything one dialog needs. */
export const loadDialog = (name: DialogName): Promise<unknown> =>
  Promise.all([dialogs.load(), content[name].load()])
