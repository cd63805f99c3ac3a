import * as v from 'valibot'
import { LONGEST_TEXT } from '../longestText.ts'
import { SETTINGS } from '../settings/settings.ts'

/** What somebody typed, as they typed it: nothing of it is understood here. */
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Coin or a token, to somebody. */
const payment = v.object({
  id,
  kind: v.literal('payment'),
  /** A token's address, the zero address for the coin; whatever was typed, where `isOther`. */
  asset: text,
  /** A token that the account is not known to hold. */
  isOther: v.boolean(),
  to: text,
  amount: text,
})

/** Something of which there is one, or a few: ERC-721 and ERC-1155. */
const collectible = v.object({
  id,
  kind: v.literal('collectible'),
  contract: text,
  tokenId: text,
  to: text,
  /** How many; only where there can be several. */
  amount: text,
})

/** Any function of any contract. */
const call = v.object({
  id,
  kind: v.literal('call'),
  to: text,
  /** An ABI, a function's signature, or bare calldata. */
  abi: v.pipe(v.string(), v.maxLength(200_000)),
  /** Which function of them. */
  chosen: text,
  values: v.pipe(v.array(text), v.maxLength(100)),
  /** How much coin goes with it. */
  amount: text,
})

/** Many payments at once, as a table has them. */
const table = v.object({
  id,
  kind: v.literal('table'),
  text: v.pipe(v.string(), v.maxLength(1_000_000)),
  /** How its numbers are written, where they do not show it. */
  mark: v.picklist(['auto', '.', ',']),
  /** What is paid where a row does not say. */
  asset: text,
})

/** A change of the Safe itself. */
const settings = v.object({
  id,
  kind: v.literal('settings'),
  change: v.picklist(SETTINGS),
  /** Who comes: an owner, a module, a guard, a handler. */
  to: text,
  /** Who goes, by address. */
  old: text,
  /** How many signatures it takes then; as it is, where nothing is said. */
  threshold: text,
  /** Of a spending limit: of what (a token's address), how much, and after how many minutes anew. */
  asset: text,
  amount: text,
  period: text,
})

export const draft = v.object({
  version: v.literal(1),
  items: v.pipe(
    v.array(v.variant('kind', [payment, collectible, call, table, settings])),
    v.maxLength(100),
  ),
  /** Null: the next that is free. */
  nonce: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  note: v.pipe(v.string(), v.maxLength(1_000)),
  /** How many of its calls, from the first, are proposed already: what is left is not changed any more. */
  done: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
})

export type Draft = v.InferOutput<typeof draft>
export type Item = Draft['items'][number]
export type ItemKind = Item['kind']
export type ItemOf<Kind extends ItemKind> = Extract<Item, { kind: Kind }>
