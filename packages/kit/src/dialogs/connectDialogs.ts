/** What is fetched for the list of wallets: one file, with what all dialogs share. */

export { default as ConnectDialog } from './connect/ConnectDialog.tsx'
export { default as Dialogs } from './Dialogs.tsx'
