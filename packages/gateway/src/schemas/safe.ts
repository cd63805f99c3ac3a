import * as v from 'valibot'
import * as words from '../words/lists.ts'
import { addressInfo, tokenInfo } from './common.ts'
import { openWords } from './open.ts'
import {
  address,
  amount,
  chainIdText,
  decimal,
  hash,
  integer,
  maybe,
  timestamp,
} from './primitives.ts'

/** Unix seconds as text. Only good for telling that something has changed. */
const tag = maybe(v.string())

/** Code of nobody known that a Safe let run as its own, which may have written rights that no list shows. */
const unknownCode = v.object({
  /** Whether there can be no others: everything that the Safe ever ran could be read. */
  complete: v.boolean(),
  count: integer,
  /** The first few. */
  transactions: v.array(
    v.object({
      kind: openWords(words.borrowingKind, 'unknown'),
      /** Of `getTransaction`; a set-up has none. */
      id: maybe(v.string()),
      txHash: hash,
      timestamp,
      /** Null when it could not be read whose code it was. */
      target: maybe(addressInfo),
    }),
  ),
})

export const safeState = v.object({
  address: addressInfo,
  chainId: chainIdText,
  nonce: integer,
  threshold: integer,
  owners: v.array(addressInfo),
  implementation: addressInfo,
  implementationVersionState: v.nullish(openWords(words.implementationState, 'UNKNOWN'), 'UNKNOWN'),
  modules: maybe(v.array(addressInfo)),
  fallbackHandler: maybe(addressInfo),
  guard: maybe(addressInfo),
  version: maybe(v.string()),
  collectiblesTag: tag,
  txQueuedTag: tag,
  txHistoryTag: tag,
  messagesTag: tag,
  /** Only our own gateway says it; null when nobody has looked. */
  unknownCode: maybe(unknownCode),
})
export type SafeState = v.InferOutput<typeof safeState>

export const ownedSafes = v.object({ safes: v.array(address) })
export type OwnedSafes = v.InferOutput<typeof ownedSafes>

export const balances = v.object({
  fiatTotal: decimal,
  items: v.array(
    v.object({
      tokenInfo,
      balance: amount,
      fiatBalance: v.nullish(decimal, '0'),
      fiatConversion: v.nullish(decimal, '0'),
      fiatBalance24hChange: maybe(decimal),
    }),
  ),
})
export type Balances = v.InferOutput<typeof balances>
export type Balance = Balances['items'][number]

export const collectible = v.object({
  address,
  tokenName: v.nullish(v.string(), ''),
  tokenSymbol: v.nullish(v.string(), ''),
  logoUri: maybe(v.string()),
  id: v.string(),
  uri: maybe(v.string()),
  name: maybe(v.string()),
  description: maybe(v.string()),
  imageUri: maybe(v.string()),
  metadata: maybe(v.record(v.string(), v.unknown())),
})
export type Collectible = v.InferOutput<typeof collectible>

export const fiatCodes = v.array(v.string())
