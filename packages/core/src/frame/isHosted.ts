import type { Countersign } from '../types.ts'

/** Whether this page stands inside another one that may be a Safe's host. */
export function isHosted({
  window,
  safeOrigins,
}: Pick<Countersign, 'window' | 'safeOrigins'>): boolean {
  return window !== undefined && window.parent !== window && safeOrigins.length > 0
}
