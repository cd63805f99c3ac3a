import type { Address, Hash } from 'viem'
import type { TransactionClient } from '../follow/transactionClient.ts'

type Sent = Awaited<ReturnType<TransactionClient['getBlock']>>['transactions'][number]
type Mined = Sent & { status: 'success' | 'reverted' }

/** What can be asked of the chain, for counting and for failing. */
export type Question = keyof TransactionClient

export const account: Address = '0x00000000000000000000000000000000000000aa'
export const shop: Address = '0x00000000000000000000000000000000000000bb'

/** A hash that is easy to tell from others. */
export const hashOf = (number: number): Hash => `0x${number.toString(16).padStart(64, '0')}`

/** A transaction like any other, to be varied. */
export const sent = (number: number, changes: Partial<Sent> = {}): Sent => ({
  hash: hashOf(number),
  from: account,
  to: shop,
  nonce: 0,
  value: 1n,
  input: '0x',
  ...changes,
})

class NotFound extends Error {
  constructor(what: 'Transaction' | 'TransactionReceipt') {
    super('not found')
    this.name = `${what}NotFoundError`
  }
}

/** A chain that exists only in a test: blocks, a pool, and a node that can fail in many ways. */
export function scriptedChain({ height = 0 }: { height?: number } = {}) {
  const blocks: Mined[][] = Array.from({ length: height + 1 }, () => [])
  const pool = new Map<Hash, Sent>()
  const asked: Question[] = []
  const chain = {
    asked,
    /** While set, every question, or each that it picks, is answered with this. */
    fault: undefined as ((question: Question) => Promise<never> | undefined) | undefined,
    /** How many of the last blocks the node knows the state of. */
    kept: Number.POSITIVE_INFINITY,
    /** Hears of a transaction; one with the same sender and nonce leaves the pool. */
    send(transaction: Sent) {
      for (const [hash, other] of pool) {
        if (other.from === transaction.from && other.nonce === transaction.nonce) pool.delete(hash)
      }
      pool.set(transaction.hash, transaction)
    },
    /** Forgets a transaction without mining it. */
    drop: (hash: Hash) => void pool.delete(hash),
    /** Mines these, or all that wait, into one block. */
    mine(transactions: readonly Sent[] = [...pool.values()], status: Mined['status'] = 'success') {
      blocks.push(transactions.map((transaction) => ({ ...transaction, status })))
      for (const { hash } of transactions) pool.delete(hash)
    },
    /** Takes the last block back. */
    reorganise: () => void blocks.pop(),
  }

  async function ask<value>(question: Question, answer: () => value): Promise<value> {
    asked.push(question)
    const fault = chain.fault?.(question)
    return fault ?? answer()
  }
  function countAt(address: Address, height: number): number {
    if (height < 0 || height >= blocks.length) throw new Error('header not found')
    if (height < blocks.length - chain.kept) throw new Error('missing trie node')
    const seen = blocks.slice(0, height + 1).flat()
    return seen.filter(({ from }) => from.toLowerCase() === address).length
  }
  const heightOf = (hash: Hash) =>
    blocks.findIndex((block) => block.some((each) => each.hash === hash))
  const minedAt = (hash: Hash) => blocks[heightOf(hash)]?.find((each) => each.hash === hash)

  const client: TransactionClient = {
    getBlockNumber: () => ask('getBlockNumber', () => BigInt(blocks.length - 1)),
    getTransactionReceipt: ({ hash }) =>
      ask('getTransactionReceipt', () => {
        const mined = minedAt(hash)
        if (!mined) throw new NotFound('TransactionReceipt')
        return { status: mined.status, blockNumber: BigInt(heightOf(hash)) }
      }),
    getTransaction: ({ hash }) =>
      ask('getTransaction', () => {
        const found = pool.get(hash) ?? minedAt(hash)
        if (!found) throw new NotFound('Transaction')
        return found
      }),
    getTransactionCount: ({ address, blockNumber }) =>
      ask('getTransactionCount', () => countAt(address, Number(blockNumber ?? blocks.length - 1))),
    getBlock: ({ blockNumber }) =>
      ask('getBlock', () => ({ transactions: blocks[Number(blockNumber)] ?? [] })),
  }
  return Object.assign(chain, { client })
}
