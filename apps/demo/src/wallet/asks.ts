import * as v from 'valibot'
import { chainSchema } from './chain.ts'
import { address, bytes, quantity } from './schema.ts'
import { accountSchema, batchSchema } from './state.ts'

/** Symbol and decimals as the token itself reports them: shown, never trusted. */
const tokenSchema = v.object({ symbol: v.string(), decimals: v.number() })

export type Token = v.InferOutput<typeof tokenSchema>

const callSchema = v.object({
  to: v.nullable(address),
  value: quantity,
  data: bytes,
  /** Present when `to` is a token and `data` is one of its transfers or approvals. */
  token: v.optional(tokenSchema),
})

export type Call = v.InferOutput<typeof callSchema>

const feesSchema = v.variant('type', [
  v.object({ type: v.literal('legacy'), gasPrice: quantity }),
  v.object({
    type: v.literal('eip1559'),
    maxFeePerGas: quantity,
    maxPriorityFeePerGas: quantity,
  }),
])

export type Fees = v.InferOutput<typeof feesSchema>

const onChain = { from: address, chain: chainSchema }

/** What the wallet asks its person, in full: the window shows nothing else. */
export const askSchema = v.variant('kind', [
  v.object({ kind: v.literal('unlock') }),
  v.object({ kind: v.literal('connect'), chosen: v.array(accountSchema) }),
  v.object({ kind: v.literal('switchChain'), from: chainSchema, to: chainSchema }),
  v.object({ kind: v.literal('addChain'), chain: chainSchema }),
  v.object({ kind: v.literal('signMessage'), message: bytes, ...onChain }),
  v.object({ kind: v.literal('signTypedData'), typedData: v.string(), ...onChain }),
  v.object({
    kind: v.literal('sendTransaction'),
    call: callSchema,
    gas: quantity,
    fees: feesSchema,
    /** Why the node expects the transaction to fail. */
    failure: v.optional(v.string()),
    ...onChain,
  }),
  v.object({ kind: v.literal('sendCalls'), calls: v.array(callSchema), ...onChain }),
  v.object({ kind: v.literal('showCalls'), batch: batchSchema, chainName: v.string() }),
  v.object({
    kind: v.literal('watchAsset'),
    address,
    symbol: v.string(),
    decimals: v.number(),
    /** What the contract says of itself; absent when it does not answer. */
    token: v.optional(tokenSchema),
    chain: chainSchema,
  }),
])

export type Ask = v.InferOutput<typeof askSchema>

export type AskOf<kind extends Ask['kind']> = Extract<Ask, { kind: kind }>
