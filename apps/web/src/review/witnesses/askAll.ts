import type { Countersign } from '@countersign/core'
import type { Witnessed } from '@countersign/judge'
import { createAskers } from '../../shared/witnesses/createAskers.ts'
import { type Look, lookAtWitnesses } from './lookAtWitnesses.ts'

/** Everybody whom this browser can ask. */
export const askAll = (countersign: Countersign, look: Omit<Look, 'askers'>): Promise<Witnessed> =>
  lookAtWitnesses({ ...look, askers: createAskers(countersign, look.account.chainId) })
