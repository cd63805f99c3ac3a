// What proves a delegation, fetched where a delegate has proposed something.
export { proveDelegation } from '@countersign/safe'
