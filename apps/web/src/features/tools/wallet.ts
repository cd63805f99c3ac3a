/** What is fetched only once somebody signs. */
export { leaveToSign } from '../../shared/acts/messages/leaveToSign.ts'
export { openGate } from '../../shared/gate/openGate.ts'
