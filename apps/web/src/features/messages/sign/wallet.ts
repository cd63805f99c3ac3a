/** What is fetched only once somebody signs. */
export { createActWallet } from '../../../shared/acts/createActWallet.ts'
export { signMessage } from '../../../shared/acts/signMessage.ts'
export { askHost } from './askHost.ts'
