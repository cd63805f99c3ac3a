// One piece for all that proves: two would share most of it, and be more to fetch.
export { codeReaderOf } from '../../shared/witnesses/codeReaderOf.ts'
export { judgeDelegate } from '../../shared/witnesses/judgeDelegates.ts'
export { proveTransaction } from './proveTransaction.ts'
export { askAll } from './witnesses/askAll.ts'
