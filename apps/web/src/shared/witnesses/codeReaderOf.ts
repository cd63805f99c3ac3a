import type { Countersign } from '@countersign/core'
import { type CodeReader, createCodeReader } from '@countersign/judge'
import { createAskers } from './createAskers.ts'

const readers = new WeakMap<Countersign, Map<number, CodeReader>>()

/** One for each chain, so that what different parts of a page ask for at once goes out together. */
export function codeReaderOf(countersign: Countersign, chainId: number): CodeReader {
  const known = readers.get(countersign) ?? new Map<number, CodeReader>()
  readers.set(countersign, known)
  // Whoever is connected by then is asked.
  const reader = known.get(chainId) ?? createCodeReader(() => createAskers(countersign, chainId))
  known.set(chainId, reader)
  return reader
}
