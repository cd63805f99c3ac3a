export type {
  FrameCalls,
  FrameContact,
  FramePermission,
  FrameSignature,
  FrameTransaction,
  FrameTransactionState,
} from './frameCalls.ts'
export { frameStorage } from './frameStorage.ts'
export { isHosted } from './isHosted.ts'
export { lookInSafe } from './lookInSafe.ts'
export type { OpenSafe } from './openSafe.ts'
export type { SafeInfo } from './parseSafeInfo.ts'
export { safeOf } from './safeOf.ts'
