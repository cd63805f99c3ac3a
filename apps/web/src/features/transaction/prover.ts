// One piece for all that proves: two would share most of it, and be more to fetch.

export { judgeRefund, listRights } from '@countersign/safe'
export { openNodes } from '../../shared/rehearsal/openNodes.ts'
export { codeReaderOf } from '../../shared/witnesses/codeReaderOf.ts'
export { judgeDelegate } from '../../shared/witnesses/judgeDelegates.ts'
export { proveTransaction } from './proveTransaction.ts'
export { findRights, readIn, rightsIn } from './rights/findRights.ts'
export { askAll } from './witnesses/askAll.ts'
