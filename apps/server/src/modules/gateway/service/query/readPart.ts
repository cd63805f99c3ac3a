import type { Slice } from '../../store/db.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 100
const MAX_OFFSET = 1_000_000

type Given = { limit?: number | null | undefined; offset?: number | null | undefined }

/** Which part of a list is asked for: at most so much of it, and never before its beginning. */
export function readPart({ limit, offset }: Given): Slice {
  return {
    limit: Math.min(Math.max(0, limit ?? 0) || DEFAULT_LIMIT, MAX_LIMIT),
    offset: Math.min(Math.max(0, offset ?? 0), MAX_OFFSET),
  }
}
