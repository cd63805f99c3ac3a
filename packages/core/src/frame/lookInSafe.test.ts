import type { TransactionClient } from '@countersign/outbox'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../transactions/transaction.ts'
import { lookInSafe } from './lookInSafe.ts'

const safeTxHash = `0x${'ab'.repeat(32)}` as const
const txHash = `0x${'cd'.repeat(32)}` as const
const transaction: Transaction = {
  address: '0xd920570b140ad9893ab85faa081fe84969bf5f80',
  chainId: 1,
  hash: safeTxHash,
  description: 'Pay',
  addedAt: 0,
  status: 'pending',
}

/** A node that knows the receipts of these transactions. */
const node = (receipts: Record<string, 'success' | 'reverted'>): TransactionClient => ({
  getBlockNumber: async () => 9n,
  getTransaction: async () => null,
  getTransactionCount: async () => 0,
  getBlock: async () => ({ transactions: [] }),
  getTransactionReceipt: async ({ hash }) => {
    const status = receipts[hash]
    return status ? { status, blockNumber: 9n } : null
  },
})

const look = (state: object | undefined, receipts: Parameters<typeof node>[0] = {}) => {
  const getTxBySafeTxHash = async () => {
    if (!state) throw new Error('Not found')
    return { status: '', txHash: undefined, ...state }
  }
  return lookInSafe({ getTxBySafeTxHash }, node(receipts), transaction)
}

describe('a safeTxHash', () => {
  it.each(['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION', 'SOMETHING_NEW'])(
    'that is %s waits, whatever the chain knows',
    async (status) => {
      expect(await look({ status })).toEqual({ found: 'waiting' })
    },
  )

  it('that was executed waits for the receipt of the real transaction', async () => {
    const executed = { status: 'SUCCESS', txHash }
    expect(await look(executed)).toEqual({ found: 'waiting' })
    expect(await look(executed, { [safeTxHash]: 'success' })).toEqual({ found: 'waiting' })
    expect(await look(executed, { [txHash]: 'success' })).toEqual({
      found: 'outcome',
      outcome: { status: 'confirmed', replacedBy: txHash },
    })
  })

  it('whose inside failed has failed, though its transaction succeeded', async () => {
    expect(await look({ status: 'FAILED', txHash }, { [txHash]: 'success' })).toEqual({
      found: 'outcome',
      outcome: { status: 'failed', reason: 'reverted', replacedBy: txHash },
    })
  })

  it('whose nonce was used by another is replaced', async () => {
    expect(await look({ status: 'CANCELLED' })).toEqual({
      found: 'outcome',
      outcome: { status: 'failed', reason: 'replaced' },
    })
  })

  it('that the host does not know may be a transaction of the chain', async () => {
    expect(await look(undefined, { [safeTxHash]: 'success' })).toMatchObject({
      found: 'outcome',
      outcome: { status: 'confirmed' },
    })
  })
})
