import type { Change, Subject } from './types.ts'

/** What something is about, written in one way; what it was and will be is no part of it. */
export function subjectKey(about: Subject | Change): string {
  const entries = Object.entries(about).filter(([name]) => name !== 'before' && name !== 'after')
  return entries
    .map(([name, value]) => `${name}=${value}`.toLowerCase())
    .toSorted()
    .join(' ')
}
