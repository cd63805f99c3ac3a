import * as v from 'valibot'
import * as words from '../words/lists.ts'
import { openWords } from './open.ts'
import { address, maybe } from './primitives.ts'

export const addressInfo = v.object({
  value: address,
  name: maybe(v.string()),
  logoUri: maybe(v.string()),
})
export type AddressInfo = v.InferOutput<typeof addressInfo>

export const tokenInfo = v.object({
  type: openWords(words.tokenType, 'UNKNOWN'),
  address,
  decimals: maybe(v.number()),
  symbol: v.nullish(v.string(), ''),
  name: v.nullish(v.string(), ''),
  logoUri: maybe(v.string()),
})
export type TokenInfo = v.InferOutput<typeof tokenInfo>

/** 0 is a call, 1 a delegatecall. */
export const operation = v.picklist([0, 1])
export type Operation = v.InferOutput<typeof operation>
