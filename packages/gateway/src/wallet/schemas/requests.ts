import * as v from 'valibot'
import { operation } from '../../schemas/common.ts'
import { address, amount, hex, maybe } from '../../schemas/primitives.ts'
import { flag, optionalText as text } from '../../schemas/queries.ts'
import { signature } from '../../schemas/requests.ts'
import { delegation } from '../../service/schemas/requests.ts'

/** Features are not told apart by who asks: the key is read, and that is all. */
export const chainsQuery = v.object({ serviceKey: text, cursor: text })
export const chainQuery = v.object({ serviceKey: text })
export const overviewsQuery = v.object({
  currency: v.string(),
  /** `chainId:address`, with commas between them. */
  safes: v.string(),
  trusted: flag,
  exclude_spam: flag,
  wallet_address: text,
})
export const walletDelegatesQuery = v.object({
  safe: text,
  delegate: text,
  delegator: text,
  label: text,
  cursor: text,
})
export const previewRequest = v.object({
  to: address,
  value: amount,
  data: maybe(hex),
  operation,
})
export const viewRequest = v.object({
  to: address,
  value: v.nullish(amount, '0'),
  data: hex,
  operation: v.nullish(operation, 0),
})
export const addDelegateRequest = v.omit(delegation, ['expiryDate'])
export const removeDelegateRequest = v.object({
  safe: maybe(address),
  delegator: maybe(address),
  signature,
})
