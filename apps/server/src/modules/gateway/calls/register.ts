import type { Endpoint } from '@countersign/gateway'
import type { Registration } from '../../../http/routing/registration.ts'
import type { CallHandler } from './call.ts'

/** What is said of a call where it is registered. */
export type CallRegistration = Pick<Registration, 'status' | 'freshness' | 'limit'> & {
  /** Its answers name pictures, which are shown through us alone. */
  pictures?: true
}

/** Puts a call behind its path. */
export type Register = <const E extends Endpoint>(
  endpoint: E,
  handler: CallHandler<E>,
  registration?: CallRegistration,
) => void

/** As old as what was read of the chain. */
export const INDEXED: CallRegistration = { freshness: 'indexed' }
/** What they send is kept for good: their callers are counted once more. */
export const KEPT: CallRegistration = { limit: 'proposals' }
