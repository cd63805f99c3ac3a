import type { LimitName } from '../limits/limitRules.ts'
import type { WorkClass } from '../loadShedding/workClass.ts'

/**
 * What a module says about a route or a call where it registers it. Nothing of this is guessed from
 * a name or a path elsewhere.
 */
export type Registration = {
  /** Whose slots it takes; absent: it is answered from memory, and never shed. */
  cost?: WorkClass
  /** What a visitor is counted by; absent: nothing is counted. */
  limit?: LimitName
  /** How long a body may be; absent: as long as any. */
  maxBodyBytes?: number
  /** The status of a good answer; absent: 200. */
  status?: 200 | 201 | 202 | 204
  /** `indexed`: as old as the last reading of the chain to its end. Absent: of this moment. */
  freshness?: 'indexed'
}

/** A registration for a path, or for all that begins with it when it ends in `/*`. */
export type RouteRegistration = Pick<Registration, 'cost' | 'limit' | 'maxBodyBytes'> & {
  path: string
}
