// What is asked of whatever somebody posts, by whoever keeps it for its owners: no review, and no rehearsal.

export { judgeRequest, type SignedRequest } from './answers/judgeRequest.ts'
export { judgeDelegateCalls } from './delegates/judgeDelegateCalls.ts'
export type { CodeReader } from './delegates/seenCode.ts'
export { readTyped } from './messages/readTyped.ts'
export { paysForNothing } from './refund/paysForNothing.ts'
