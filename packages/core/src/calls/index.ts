export { BatchInterruptedError, BatchUnsupportedError } from '../errors/calls.ts'
export { type BatchSupport, getBatchSupport } from './capabilities.ts'
export { type CallsStatus, getCallsStatus } from './getCallsStatus.ts'
export {
  type Call,
  type SendCallsParameters,
  type SendCallsReturnType,
  sendCalls,
} from './sendCalls.ts'
