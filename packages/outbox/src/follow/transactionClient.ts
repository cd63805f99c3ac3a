import type { Address, Hash } from 'viem'

type SentTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  nonce: number
  value: bigint
  input: `0x${string}`
}

/**
 * The part of a viem client that following needs. What does not exist is answered with `null` or,
 * as viem does, with an error named `Transaction…NotFoundError`; any other error is an outage.
 */
export type TransactionClient = {
  /** `cacheTime: 0` asks the node; viem would otherwise answer with a block of seconds ago. */
  getBlockNumber(parameters: { cacheTime: 0 }): Promise<bigint>
  getTransactionReceipt(parameters: {
    hash: Hash
  }): Promise<{ status: 'success' | 'reverted'; blockNumber: bigint } | null>
  getTransaction(parameters: { hash: Hash }): Promise<SentTransaction | null>
  getTransactionCount(parameters: { address: Address; blockNumber?: bigint }): Promise<number>
  getBlock(parameters: {
    blockNumber: bigint
    includeTransactions: true
  }): Promise<{ transactions: readonly SentTransaction[] }>
}
