import type { WorkClass } from '../admission/workClass.ts'
import type { LimitName } from '../limits/limitRules.ts'

/**
 * What a module says about a route or a call where it registers it. Nothing of this is guessed from
 * a name or a path elsewhere.
 */
export type Registration = {
  /** Whose places it takes under load; absent: it is answered from memory, and never shed. */
  cost?: WorkClass
  /** What a visitor is counted by; absent: nothing is counted. */
  limit?: LimitName
  /** How long a body may be; absent: as long as any. */
  maxBodyBytes?: number
  /** The status of an answer without content; absent: 200. */
  status?: 200 | 202 | 204
  /** `indexed`: as old as the last reading of the chain to its end. Absent: of this moment. */
  freshness?: 'indexed'
}

/** A registration for a path, or for all that begins with it when it ends in `/*`. */
export type RouteRegistration = Pick<Registration, 'cost' | 'limit' | 'maxBodyBytes'> & {
  path: string
}
