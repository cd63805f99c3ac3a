import type { DialogName } from '../context.ts'
import { deferredCode } from '../parts/deferredCode.ts'

const connect = () => import('./connectDialogs.ts')

/** What all dialogs share; fetched when the page is idle or on first intent, never with the page. */
export const dialogs = deferredCode(async () => ({ default: (await connect()).Dialogs }))

/** The list of wallets does not wait for the code of the other dialogs. */
export const content = {
  connect: deferredCode(async () => ({ default: (await connect()).ConnectDialog })),
  verify: deferredCode(() => import('./VerifyDialog.tsx')),
  account: deferredCode(() => import('./AccountDialog.tsx')),
  network: deferredCode(() => import('./NetworkDialog.tsx')),
} as const

/** Everything one dialog needs. */
export const loadDialog = (name: DialogName): Promise<unknown> =>
  Promise.all([dialogs.load(), content[name].load()])
