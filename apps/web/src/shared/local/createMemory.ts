import { type KeyValueStorage, safeStorage } from '@countersign/core'
import { LOCALES } from '@countersign/kit'
import * as v from 'valibot'
import { type Address, getAddress, isAddress } from 'viem'
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
  }
}
