import type { Address } from 'viem'
import type { OutboxEntry } from './entry.ts'

type NewEntry = Pick<OutboxEntry, 'id' | 'chainId' | 'kind' | 'description' | 'createdAt'> & {
  account: Address
} & Partial<OutboxEntry>

/** An entry of which nothing has been done. */
export const newEntry = (given: NewEntry): OutboxEntry => ({
  changedAt: given.createdAt,
  note: null,
  run: null,
  call: null,
  transaction: null,
  safeTxHash: null,
  message: null,
  stage: 'draft',
  prompt: null,
  unresolvedSend: null,
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
