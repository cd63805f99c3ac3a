// One piece for all that proves: two would share most of it, and be more to fetch.

export { findRights, judgeDelegate, judgeTerms, readIn, rightsIn } from '@countersign/judge'
export { listRights } from '@countersign/safe'
export { openNodes } from '../../shared/rehearsal/openNodes.ts'
export { codeReaderOf } from '../../shared/witnesses/codeReaderOf.ts'
export { askAll } from '../witnesses/askAll.ts'
export { proveTransaction } from './proveTransaction.ts'
