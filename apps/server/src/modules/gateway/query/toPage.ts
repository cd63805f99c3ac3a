import type { Page } from '@countersign/gateway'
import type { Slice } from '../store/db.ts'
import { writeCursor } from './cursor.ts'

type ToPageParameters<Item> = {
  url: URL
  slice: Slice
  hasNext: boolean
  results: Item[]
  count: number | null
}

/** A part of a list with the addresses of its neighbours. */
export function toPage<Item>(parameters: ToPageParameters<Item>): Page<Item> {
  const { url, slice, hasNext, results, count } = parameters
  const { limit, offset } = slice
  return {
    count,
    next: hasNext ? writeCursor(url, { limit, offset: offset + limit }) : null,
    previous: offset > 0 ? writeCursor(url, { limit, offset: Math.max(0, offset - limit) }) : null,
    results,
  }
}
