export { startRelay } from './startRelay.ts'
export { PROJECT_ID, startWallet } from './startWallet.ts'
