import type { Act, ActFault } from './act.ts'
import type { ActResult } from './acts.ts'

/** Nothing was sent, for this reason. */
export const refused = (act: Act | null, fault: ActFault): ActResult => ({
  status: 'refused',
  act,
  fault,
})
