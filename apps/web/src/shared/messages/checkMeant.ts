import { judgeMeant } from '@countersign/judge'
import { ActError } from '../acts/actFaults.ts'

/** Refuses what is not signed as a message, and what was not meant. */
export function checkMeant(...asked: Parameters<typeof judgeMeant>): void {
  const fault = judgeMeant(...asked)
  if (fault) throw new ActError(fault)
}
