import * as v from 'valibot'
import { amount, integer } from '../../schemas/primitives.ts'

/** A moment as the transaction service writes it: ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

/** An amount that comes as a text, or as a number that a text would say as well. */
export const amountGiven = v.union(
  [amount, v.pipe(integer, v.minValue(0), v.transform(String))],
  'Expected a whole number as text',
)

/** Of the first version of a call a number, of the second a text. */
export const numberOrText = v.union([integer, amount])

/** One page of a list. Unlike the gateway's it always says how many there are. */
/* @__NO_SIDE_EFFECTS__ */
export function servicePage<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    count: integer,
    next: v.nullable(v.string()),
    previous: v.nullable(v.string()),
    results: v.array(item),
  })
}

export type ServicePage<Item> = {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}
