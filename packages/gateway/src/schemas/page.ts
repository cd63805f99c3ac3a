import * as v from 'valibot'
import { maybe } from './primitives.ts'

/** One page of a list. `next` and `previous` are addresses to be followed, not to be built. */
/* @__NO_SIDE_EFFECTS__ */
export function page<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    count: maybe(v.number()),
    next: maybe(v.string()),
    previous: maybe(v.string()),
    results: v.array(item),
  })
}

export type Page<Item> = {
  count: number | null
  next: string | null
  previous: string | null
  results: Item[]
}
