/** What is fetched only once somebody signs, shares or brings a file. */
export { createActLocks } from '../../../shared/acts/createActLocks.ts'
export { openGate } from '../../../shared/gate/openGate.ts'
export { askHost } from './askHost.ts'
export { receiveMessage } from './receiveMessage.ts'
export { shareSigned } from './shareSigned.ts'
export { signAndShare } from './signAndShare.ts'
export { signingCall } from './signingCall.ts'
