import { describe, expect, it } from 'vitest'
import type { Sent } from '../model/sent.ts'
import { account, hashOf, scriptedChain, sent, shop } from '../testing/scriptedChain.ts'
import { contentOf } from './contentOf.ts'
import { type Look, lookAtTransaction } from './lookAtTransaction.ts'
import type { TransactionClient } from './transactionClient.ts'

type Chain = ReturnType<typeof scriptedChain>

const original = sent(1, { value: 5n, input: '0xABcd' })
const sender = { from: account, nonce: 0, content: contentOf(original) }
const pending: Sent = { hash: original.hash }
const known: Sent = { ...pending, sender }
const waiting: Look = { found: 'waiting' }
const outcome = (result: Extract<Look, { found: 'outcome' }>['outcome']): Look => ({
  found: 'outcome',
  outcome: result,
})
const confirmed = outcome({ status: 'confirmed' })
const reverted = outcome({ status: 'failed', reason: 'reverted' })
const replacedBy = hashOf(2)
const replacement = (changes = {}) => ({ ...original, hash: replacedBy, ...changes })
const cancel = replacement({ to: account, value: 0n, input: '0x' })

/** Mines as many blocks, the first with these. */
function mine(chain: Chain, blocks: number, ...parameters: Parameters<Chain['mine']>) {
  chain.mine(...parameters)
  for (let more = 1; more < blocks; more += 1) chain.mine([])
}

describe('R-TX-4 one look', () => {
  it.each<{ name: string; transaction?: Sent; happened(chain: Chain): void; seen: Look }>([
    {
      name: 'waits for what is in the pool, and learns its sender',
      happened: (chain) => chain.send(original),
      seen: { found: 'waiting', sender },
    },
    {
      name: 'learns the sender in lower case',
      happened: (chain) =>
        chain.send({ ...original, from: '0x00000000000000000000000000000000000000AA' }),
      seen: { found: 'waiting', sender },
    },
    {
      name: 'learns once',
      transaction: known,
      happened: (chain) => chain.send(original),
      seen: waiting,
    },
    { name: 'finds nothing where nothing is', happened: () => {}, seen: { found: 'nothing' } },
    {
      name: 'finds nothing when it was forgotten',
      transaction: known,
      happened: () => {},
      seen: { found: 'nothing' },
    },
    { name: 'sees it mined', happened: (chain) => chain.mine([original]), seen: confirmed },
    {
      name: 'sees it mined and its sender known',
      transaction: known,
      happened: (chain) => chain.mine([original]),
      seen: confirmed,
    },
    {
      name: 'sees it reverted',
      happened: (chain) => chain.mine([original], 'reverted'),
      seen: reverted,
    },
    {
      name: 'waits with one confirmation of three',
      transaction: { ...pending, confirmations: 3 },
      happened: (chain) => mine(chain, 1, [original]),
      seen: waiting,
    },
    {
      name: 'waits with two confirmations of three',
      transaction: { ...pending, confirmations: 3 },
      happened: (chain) => mine(chain, 2, [original]),
      seen: waiting,
    },
    {
      name: 'is sure with three confirmations of three',
      transaction: { ...pending, confirmations: 3 },
      happened: (chain) => mine(chain, 3, [original]),
      seen: confirmed,
    },
    {
      name: 'waits for confirmations of a reverted one, too',
      transaction: { ...pending, confirmations: 2 },
      happened: (chain) => mine(chain, 1, [original], 'reverted'),
      seen: waiting,
    },
    {
      name: 'waits again when its block was taken back',
      transaction: { ...known, confirmations: 2 },
      happened(chain) {
        chain.mine([original])
        chain.reorganise()
        chain.send(original)
      },
      seen: waiting,
    },
    {
      name: 'sees it sped up',
      transaction: known,
      happened: (chain) => chain.mine([replacement()]),
      seen: outcome({ status: 'confirmed', replacedBy }),
    },
    {
      name: 'sees it sped up though spelt otherwise',
      transaction: known,
      happened: (chain) =>
        chain.mine([replacement({ to: shop.replace('bb', 'BB'), input: '0xabCD' })]),
      seen: outcome({ status: 'confirmed', replacedBy }),
    },
    {
      name: 'sees it sped up and reverted',
      transaction: known,
      happened: (chain) => chain.mine([replacement()], 'reverted'),
      seen: outcome({ status: 'failed', reason: 'reverted', replacedBy }),
    },
    {
      name: 'sees it cancelled',
      transaction: known,
      happened: (chain) => chain.mine([cancel]),
      seen: outcome({ status: 'failed', reason: 'cancelled', replacedBy }),
    },
    {
      name: 'sees it replaced by something else',
      transaction: known,
      happened: (chain) => chain.mine([replacement({ value: 6n })]),
      seen: outcome({ status: 'failed', reason: 'replaced', replacedBy }),
    },
    {
      name: 'does not call a payment to oneself a cancellation',
      transaction: known,
      happened: (chain) => chain.mine([replacement({ to: account })]),
      seen: outcome({ status: 'failed', reason: 'replaced', replacedBy }),
    },
    {
      name: 'does not call an empty payment to somebody a cancellation',
      transaction: known,
      happened: (chain) => chain.mine([replacement({ value: 0n })]),
      seen: outcome({ status: 'failed', reason: 'replaced', replacedBy }),
    },
    {
      name: 'sees another recipient as something else',
      transaction: known,
      happened: (chain) => chain.mine([replacement({ to: null })]),
      seen: outcome({ status: 'failed', reason: 'replaced', replacedBy }),
    },
    {
      name: 'sees other data as something else',
      transaction: known,
      happened: (chain) => chain.mine([replacement({ input: '0xabce' })]),
      seen: outcome({ status: 'failed', reason: 'replaced', replacedBy }),
    },
    {
      name: 'sees a replacement among many blocks',
      transaction: known,
      happened: (chain) => mine(chain, 40, [replacement()]),
      seen: outcome({ status: 'confirmed', replacedBy }),
    },
    {
      name: 'waits for confirmations of a replacement',
      transaction: { ...known, confirmations: 3 },
      happened: (chain) => mine(chain, 2, [cancel]),
      seen: waiting,
    },
    {
      name: 'sees a replacement with confirmations enough',
      transaction: { ...known, confirmations: 3 },
      happened: (chain) => mine(chain, 3, [cancel]),
      seen: outcome({ status: 'failed', reason: 'cancelled', replacedBy }),
    },
    {
      name: 'waits while a replacement is only in the pool',
      transaction: known,
      happened(chain) {
        chain.send(original)
        chain.send(cancel)
      },
      seen: { found: 'nothing' },
    },
    {
      name: 'sees a replacement though the node still shows the original',
      transaction: known,
      happened(chain) {
        chain.mine([cancel])
        chain.send(original)
      },
      seen: outcome({ status: 'failed', reason: 'cancelled', replacedBy }),
    },
    {
      name: 'says so when what replaced it cannot be found',
      transaction: known,
      happened(chain) {
        mine(chain, 300, [cancel])
        chain.kept = 10
      },
      seen: { found: 'gone' },
    },
  ])('$name', async ({ transaction = pending, happened, seen }) => {
    const chain = scriptedChain({ height: 3 })
    happened(chain)
    expect(await lookAtTransaction(chain.client, transaction)).toEqual(seen)
  })

  it('waits when it was mined between two questions', async () => {
    const chain = scriptedChain()
    chain.mine([original])
    let asked = 0
    const client: TransactionClient = {
      ...chain.client,
      getTransactionReceipt: async (parameters) =>
        asked++ === 0 ? null : chain.client.getTransactionReceipt(parameters),
    }
    expect(await lookAtTransaction(client, known)).toEqual(waiting)
  })

  it('waits when a receipt does not say how it went', async () => {
    const { client } = scriptedChain()
    // A receipt from before that was recorded: viem has null there, though not in its types.
    const receipt = { status: null, blockNumber: 1n } as unknown as {
      status: 'success'
      blockNumber: bigint
    }
    const odd = { ...client, getTransactionReceipt: async () => receipt }
    expect(await lookAtTransaction(odd, pending)).toEqual(waiting)
  })

  it('learns nothing from a node that tells nonsense', async () => {
    const { client } = scriptedChain()
    const odd = { ...client, getTransaction: async () => sent(1, { nonce: -1 }) }
    expect(await lookAtTransaction(odd, pending)).toEqual(waiting)
  })

  it.each(['getTransactionReceipt', 'getTransaction', 'getTransactionCount'] as const)(
    'fails when the node fails at %s',
    async (broken) => {
      const chain = scriptedChain()
      chain.fault = (question) =>
        question === broken ? Promise.reject(new Error('502 Bad Gateway')) : undefined
      await expect(lookAtTransaction(chain.client, known)).rejects.toThrow('502')
    },
  )

  it('takes a `null` for not found', async () => {
    const { client } = scriptedChain()
    const nulls = {
      ...client,
      getTransactionReceipt: async () => null,
      getTransaction: async () => null,
    }
    expect(await lookAtTransaction(nulls, pending)).toEqual({ found: 'nothing' })
  })
})
