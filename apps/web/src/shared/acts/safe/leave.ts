import type { Authorization } from '@countersign/judge'

/** By whose leave: the judge's, or nobody's, where something is only kept or given up. */
export type Leave = Authorization | 'none'
