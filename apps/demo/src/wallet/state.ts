import * as v from 'valibot'
import { ACCOUNTS } from './accounts.ts'
import { chainSchema } from './chain.ts'
import { address, hash } from './schema.ts'

export const behaviourSchema = v.object({
  /** Who answers requests: the person at the window, or the wallet by itself. */
  answer: v.picklist(['ask', 'approve', 'reject']),
  /** Milliseconds between the decision and the page hearing of it. */
  delay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
  /** New requests stay pending and open no window. */
  hold: v.boolean(),
  /** `wallet_addEthereumChain` only adds; the page must ask to switch. */
  addWithoutSwitching: v.boolean(),
})

export type Behaviour = v.InferOutput<typeof behaviourSchema>

export const accountSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(ACCOUNTS.length - 1),
)

const assetSchema = v.object({
  chainId: v.number(),
  address,
  symbol: v.string(),
  decimals: v.number(),
})

/** A bundle of calls (EIP-5792) and how far it got. */
export const batchSchema = v.object({
  id: v.string(),
  origin: v.string(),
  chainId: v.number(),
  total: v.number(),
  hashes: v.array(hash),
  /** `sending` until the last call is mined or one of them could not go on. */
  progress: v.picklist(['sending', 'finished', 'stopped']),
  updatedAt: v.number(),
})

export type Batch = v.InferOutput<typeof batchSchema>

const slice = <const schema extends v.GenericSchema>(
  schema: schema,
  initial: v.InferOutput<schema>,
) => ({ schema, initial })

/** Everything the wallet remembers, one storage key each: damage to one spares the others. */
export const slices = {
  /** Accounts shared with each page, by origin; as positions in ACCOUNTS. */
  permissions: slice(v.record(v.string(), v.array(accountSchema)), {}),
  account: slice(accountSchema, 0),
  /** Chains known besides the first one, which cannot be forgotten. */
  chains: slice(v.array(chainSchema), []),
  /** Current chain; null is the first one. */
  chain: slice(v.nullable(v.number()), null),
  behaviour: slice(behaviourSchema, {
    answer: 'ask',
    delay: 0,
    hold: false,
    addWithoutSwitching: false,
  }),
  locked: slice(v.boolean(), false),
  assets: slice(v.array(assetSchema), []),
  batches: slice(v.array(batchSchema), []),
}

export type State = {
  [name in keyof typeof slices]: v.InferOutput<(typeof slices)[name]['schema']>
}
