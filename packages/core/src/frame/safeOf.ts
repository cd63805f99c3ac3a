import type { Countersign } from '../types.ts'
import { type OpenSafe, openSafe } from './openSafe.ts'

const opened = new WeakMap<Countersign, Promise<OpenSafe>>()

/** The Safe around this page, opened once; one that could not be opened is tried again. */
export function safeOf(countersign: Countersign): Promise<OpenSafe> {
  const known = opened.get(countersign)
  if (known) return known
  const opening = openSafe(countersign)
  opened.set(countersign, opening)
  opening.catch(() => opened.delete(countersign))
  return opening
}
