/** Each dialog is a file of its own: the list of wallets does not wait for the account's code. */
export const loadContent = {
  connect: () => import('./connect/ConnectDialog.tsx'),
  verify: () => import('./VerifyDialog.tsx'),
  account: () => import('./AccountDialog.tsx'),
  network: () => import('./NetworkDialog.tsx'),
} as const
