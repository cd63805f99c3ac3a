import type { OutboxEntry } from '@countersign/outbox'
import { useHasWaited } from './useHasWaited.ts'

/** Whether a transaction was sent long ago and nobody has mined it. */
export function useIsStuck(act: OutboxEntry): boolean {
  return useHasWaited(act) && act.hashes.length > 0
}
