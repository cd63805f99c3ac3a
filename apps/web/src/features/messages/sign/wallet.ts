/** What is fetched only once somebody signs. */
export { openGate } from '../../../shared/gate/openGate.ts'
export { askHost } from './askHost.ts'
export { signingCall } from './signingCall.ts'
