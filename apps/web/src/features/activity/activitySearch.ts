import * as v from 'valibot'
import { type Address, getAddress, zeroAddress } from 'viem'

/** All, what came in, what owners signed, and what modules did without them. */
export const TABS = ['all', 'received', 'signed', 'modules'] as const
export type Tab = (typeof TABS)[number]

const optional = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const day = v.pipe(v.string(), v.isoDate())
const address = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i),
  v.transform((text): Address => getAddress(text.toLowerCase())),
)
const amount = v.pipe(
  // The address bar's `12.5` arrives as a number.
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.regex(/^\d{1,60}(?:\.\d{1,60})?$/),
)

/** What an activity page shows, as it stands in the address bar. What makes no sense is left out. */
export const activitySearch = v.object({
  tab: optional(v.picklist(TABS)),
  /** The first and the last day, in the visitor's calendar. */
  from: optional(day),
  until: optional(day),
  /** A token's contract; the zero address is the chain's own coin. */
  token: optional(address),
  /** The other side. */
  party: optional(address),
  /** Exactly so much, in whole units. */
  amount: optional(amount),
  executed: optional(v.picklist(['yes', 'no'])),
})
export type ActivitySearch = v.InferOutput<typeof activitySearch>
export type Filters = Omit<ActivitySearch, 'tab'>

export const COIN = zeroAddress
