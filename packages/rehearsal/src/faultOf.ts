import { RehearsalError } from './errors.ts'
import { isUnsupported } from './stages/isUnsupported.ts'
import type { Attempt } from './types.ts'

/** Why a rung gave nothing: it does not have what was asked for, or it failed at that. */
export function faultOf(error: unknown): Pick<Attempt, 'fault' | 'details'> {
  const details = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (error instanceof RehearsalError) return { fault: error.kind, details }
  return { fault: isUnsupported(error) ? 'unsupported' : 'failed', details }
}
