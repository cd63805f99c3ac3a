import type { Slice } from '../store/db.ts'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100
const MAX_OFFSET = 1_000_000

/** A missing or garbled cursor is the beginning, never an error. */
export function readCursor(cursor: string | null | undefined): Slice {
  const inner = new URLSearchParams(cursor ?? '')
  return {
    limit: Math.min(wholeNumber(inner.get('limit')) || DEFAULT_LIMIT, MAX_LIMIT),
    offset: Math.min(wholeNumber(inner.get('offset')), MAX_OFFSET),
  }
}

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** The address of another part of the same list. */
export function writeCursor(url: URL, { limit, offset }: Slice): string {
  const other = new URL(url)
  other.searchParams.set('cursor', `limit=${limit}&offset=${offset}`)
  return other.href
}
