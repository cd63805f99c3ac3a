import { type OutboxResult, refused } from '@countersign/outbox'
import type { ProposeInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import { beginSafeAct, isBegun } from './safeAct.ts'
import { shareAct } from './shareAct.ts'
import { signAct } from './signAct.ts'

/**
 * Signs what was judged, as its first owner or as one more, and shares it. Doing it twice is doing it
 * once.
 */
export async function proposeAct(ports: ActPorts, input: ProposeInput): Promise<OutboxResult> {
  const begun = await beginSafeAct(ports, input, input.authorization)
  if (!isBegun(begun)) return begun
  const { entry, fault } = await signAct(ports, begun.entry, begun.checked, input.authorization)
  return fault ? refused(entry, fault) : shareAct(ports, entry)
}
