import { type KeyValueStorage, safeStorage } from '@countersign/core'
import { LOCALES } from '@countersign/kit'
import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { createLocalList } from './createLocalList.ts'
import { createLocalStore } from './createLocalStore.ts'
import type { LocalStore } from './openLocal.ts'

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false })),
  v.transform((text): Address => getAddress(text)),
)
const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const place = v.object({ chainId, address })
export const contact = v.object({
  address,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  /** Null: the same on every chain. */
  chainId: v.nullable(chainId),
})
/** Calls that a wallet sends together, known by the wallet's own id until they are on the chain. */
const batch = v.object({
  ...place.entries,
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)),
  description: v.pipe(v.string(), v.maxLength(1_000)),
  sentAt: v.number(),
})
const hex = v.custom<Hex>((input) => isHex(input), 'Expected hex')
const fields = v.record(v.string(), v.unknown())
const typedData = v.object({
  domain: fields,
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  message: fields,
})
/** A message of the Safe at a place, signed by an owner; nowhere but here, until the gateway has it. */
export const signedMessage = v.object({
  ...place.entries,
  hash: hex,
  message: v.union([v.string(), typedData]),
  signer: address,
  signature: hex,
})
export const preferences = v.object({
  theme: v.picklist(['system', 'light', 'dark']),
  locale: v.picklist(['system', ...LOCALES]),
  /** A code of the gateway's list, in lower case. */
  currency: v.pipe(v.string(), v.regex(/^[a-z]{3,5}$/)),
  /** Networks that the visitor does not want to be asked about everywhere. */
  hiddenChains: v.optional(v.array(chainId), () => []),
})

/** An account on a chain, as this browser remembers it. */
export type Place = v.InferOutput<typeof place>
export type Contact = v.InferOutput<typeof contact>
export type WalletBatch = v.InferOutput<typeof batch>
export type SignedMessage = v.InferOutput<typeof signedMessage>
export type Preferences = v.InferOutput<typeof preferences>

/** Everything this browser remembers for its visitor. None of it leaves the browser. */
export type Memory = {
  preferences: LocalStore<Preferences>
  contacts: LocalStore<Contact[]>
  /** Safes the visitor has confirmed to be theirs: anybody can name anybody an owner. */
  pinned: LocalStore<Place[]>
  /** Accounts looked at, the latest first. */
  visited: LocalStore<Place[]>
  /** Tokens that the visitor does not want to see. */
  hiddenTokens: LocalStore<Place[]>
  batches: LocalStore<readonly WalletBatch[]>
  /** Messages that were signed here and that the gateway does not have yet. */
  signedMessages: LocalStore<readonly SignedMessage[]>
}

/** R-DATA-5: prices are in US dollars until somebody chooses otherwise. */
export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  locale: 'system',
  currency: 'usd',
  hiddenChains: [],
}

/** Opens this browser's memory. */
export function createMemory(storage: KeyValueStorage = safeStorage()): Memory {
  const list = <const Schema extends v.GenericSchema>(key: string, item: Schema, most: number) =>
    createLocalStore({
      key,
      schema: v.pipe(v.array(item), v.maxLength(most)),
      fallback: [],
      storage,
    })
  return {
    preferences: createLocalStore({
      key: 'preferences',
      schema: preferences,
      fallback: DEFAULT_PREFERENCES,
      storage,
    }),
    contacts: list('contacts', contact, 10_000),
    pinned: list('pinned', place, 1_000),
    visited: list('visited', place, 20),
    hiddenTokens: list('hiddenTokens', place, 2_000),
    batches: createLocalList({ key: 'batches', item: batch, storage }),
    signedMessages: createLocalList({ key: 'messages', item: signedMessage, storage }),
  }
}
