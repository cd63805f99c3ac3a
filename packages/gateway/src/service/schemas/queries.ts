import * as v from 'valibot'
import { flag, optionalInteger as number, optionalText as text } from '../../schemas/queries.ts'

/** Which part of a list; more at once than there may be is as many as there may be. */
const part = { limit: number, offset: number }

export const partQuery = v.object(part)
export const serviceMultisigQuery = v.object({
  ...part,
  ordering: text,
  executed: flag,
  failed: flag,
  trusted: flag,
  has_confirmations: flag,
  nonce: number,
  nonce__gt: number,
  nonce__gte: number,
  nonce__lt: number,
  nonce__lte: number,
  to: text,
  value: text,
  value__gt: text,
  value__lt: text,
  operation: number,
  proposer: text,
  safe_tx_hash: text,
  transaction_hash: text,
  execution_date__gte: text,
  execution_date__lte: text,
  submission_date__gte: text,
  submission_date__lte: text,
  modified__gte: text,
  modified__lte: text,
})
export const transfersQuery = v.object({
  ...part,
  _from: text,
  to: text,
  token_address: text,
  transaction_hash: text,
  value: text,
  value__gt: text,
  value__lt: text,
  block_number__gt: number,
  block_number__lt: number,
  execution_date__gte: text,
  execution_date__lte: text,
  ether: flag,
  erc20: flag,
  erc721: flag,
})
export const serviceModulesQuery = v.object({
  ...part,
  module: text,
  to: text,
  transaction_hash: text,
})
export const serviceMessagesQuery = v.object({ ...part, ordering: text })
export const delegatesQuery = v.object({
  ...part,
  safe: text,
  delegate: text,
  delegator: text,
  label: text,
})
export const tokensQuery = v.object({
  ...part,
  ordering: text,
  search: text,
  address: text,
  name: text,
  symbol: text,
})
export const serviceBalancesQuery = v.object({ trusted: flag, exclude_spam: flag })
