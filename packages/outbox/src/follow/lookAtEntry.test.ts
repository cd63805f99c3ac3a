import { createClient, custom, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { newEntry } from '../model/newEntry.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { createOutboxStore } from '../store/createOutboxStore.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { lookAtEntry } from './lookAtEntry.ts'

const safe = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const zero = '0x0000000000000000000000000000000000000000'
const [ours, theirs] = [`0x${'0a'.repeat(32)}`, `0x${'0b'.repeat(32)}`] as const
const amounts = { value: '1', safeTxGas: '0', baseGas: '0', gasPrice: '0', nonce: '7' }

/** A chain on which ours was reverted; with somebody else's before it, or without. */
function open(hasTheirs: boolean) {
  const receiptOf = (hash: Hex) => ({
    ...{ transactionHash: hash, blockHash: hash, blockNumber: '0x5', transactionIndex: '0x0' },
    ...{ from: safe, to: safe, gasUsed: '0x1', cumulativeGasUsed: '0x1', logsBloom: '0x' },
    ...{ effectiveGasPrice: '0x1', type: '0x0', contractAddress: null, logs: [] },
    status: hash === ours ? '0x0' : '0x1',
  })
  const client = createClient({
    transport: custom({
      request: async ({ method, params }) =>
        method === 'eth_getTransactionReceipt' ? receiptOf(params[0]) : null,
    }),
  })
  const store = createOutboxStore({ key: 'outbox', storage: memoryStorage() })
  store.add([
    newEntry({
      ...{ id: 'one', chainId: 1, account: safe, kind: 'safe', description: '', createdAt: 0 },
      ...{ stage: 'sent', hashes: [ours], safeTxHash: `0x${'0c'.repeat(32)}` },
      transaction: {
        ...{ ...amounts, to: safe, data: '0x', operation: 0 },
        ...{ gasToken: zero, refundReceiver: zero },
      },
    }),
  ])
  const ports = {
    ...{ store, clientOf: () => client, now: () => 0 },
    whyReverted: async () => ({ kind: 'reverts.GS026' }),
    safes: {
      nonceOf: async () => (hasTheirs ? 8n : 7n),
      findQueued: async () => ({ state: hasTheirs ? 'executed' : 'pending', hash: theirs }),
      outcomeIn: () => 'success',
    },
  } as unknown as OutboxPorts // what else there is nobody asks here
  const look = async () => {
    const [entry] = store.get()
    if (!entry) throw new Error('It is lost.')
    return lookAtEntry(ports, entry)
  }
  return look
}

describe('R-TX-4 an execution that was reverted', () => {
  it('has failed where nobody else has executed it', async () => {
    expect(await open(false)()).toMatchObject({ stage: 'failed' })
  })

  it('is done where another owner has executed it before: theirs is what counts', async () => {
    expect(await open(true)()).toMatchObject({ stage: 'sent', hashes: [ours, theirs] })
  })
})
