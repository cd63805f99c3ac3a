import * as v from 'valibot'
import { contact, place, preferences } from '../../shared/local/createMemory.ts'

/** Everything this browser remembers for its visitor, as it stands in a file. */
export const memoryFile = v.object({
  kind: v.literal('countersign-memory'),
  version: v.literal(1),
  preferences,
  contacts: v.pipe(v.array(contact), v.maxLength(10_000)),
  pinned: v.pipe(v.array(place), v.maxLength(1_000)),
  visited: v.pipe(v.array(place), v.maxLength(20)),
  hiddenTokens: v.pipe(v.array(place), v.maxLength(2_000)),
})
export type MemoryFile = v.InferOutput<typeof memoryFile>
