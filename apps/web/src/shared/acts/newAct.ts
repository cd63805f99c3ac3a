import type { Address } from 'viem'
import type { Act } from './act.ts'

type NewAct = Pick<Act, 'id' | 'chainId' | 'kind' | 'description' | 'createdAt'> & {
  account: Address
} & Partial<Act>

/** An act of which nothing has been done. */
export const newAct = (given: NewAct): Act => ({
  changedAt: given.createdAt,
  note: null,
  run: null,
  call: null,
  transaction: null,
  safeTxHash: null,
  stage: 'draft',
  asking: null,
  doubt: null,
  signatures: [],
  hashes: [],
  walletNonce: null,
  sentNonce: null,
  batch: null,
  depth: 0,
  listed: false,
  fault: null,
  ...given,
})
