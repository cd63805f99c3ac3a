import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import type { ChainClient } from '../../../../chains/createChains.ts'
import { RpcError } from '../../../../errors/chainErrors.ts'
import {
  amountSchema,
  type Block,
  blockSchema,
  bytesSchema,
  fullBlockSchema,
  type Log,
  logsSchema,
  sentSchema,
  type Transaction,
  transactionSchema,
} from './nodeAnswers.ts'

/** The block whose state is read. */
export type StateBlock = 'latest' | Pick<Block, 'number' | 'hash'>

export type NodeReader = {
  latest: () => Promise<Block>
  /** `undefined` when the node has no such block (yet). */
  block: (number: number) => Promise<Block | undefined>
  /** @param address who said it, where that matters */
  logsOfBlock: (
    hash: string,
    topics: readonly unknown[],
    address?: readonly Address[],
  ) => Promise<Log[]>
  logsOfRange: (from: number, to: number, topics: readonly unknown[]) => Promise<Log[]>
  transaction: (hash: string) => Promise<Transaction>
  transactionsOfBlock: (hash: string, wanted: ReadonlySet<string>) => Promise<Transaction[]>
  storageAt: (address: string, slot: string, at: StateBlock) => Promise<Hex>
  code: (address: string, at: StateBlock) => Promise<Hex>
  balance: (address: string, at: StateBlock) => Promise<bigint>
  call: (to: string, data: string, at: StateBlock) => Promise<Hex>
  /** What code answers that runs on its own, without being anywhere. */
  run: (code: Hex, at: StateBlock) => Promise<Hex>
}

/** The node's answer does not belong to what it said before: it is asked again from the start. */
export class MovedError extends Error {
  override readonly name = 'MovedError'

  constructor() {
    super('The chain moved while it was read.')
  }
}

/** A block that the node must have. @throws MovedError */
export async function blockOrMoved(reader: NodeReader, number: number): Promise<Block> {
  const block = await reader.block(number)
  if (!block) throw new MovedError()
  return block
}

type CreateNodeReaderParameters = {
  chain: Pick<ChainClient, 'request'>
  signal?: AbortSignal | undefined
}

/** The few questions the indexer asks, each answer checked once. */
export function createNodeReader({ chain, signal }: CreateNodeReaderParameters): NodeReader {
  async function ask<T extends v.GenericSchema>(
    schema: T,
    method: string,
    params: readonly unknown[],
  ): Promise<v.InferOutput<T>> {
    return v.parse(schema, await chain.request(method, params, { signal }))
  }
  /** By the block's hash, so that no other one can answer for it; by its number where nodes want that. */
  async function askState<T extends v.GenericSchema>(
    schema: T,
    method: string,
    params: readonly unknown[],
    at: StateBlock,
  ): Promise<v.InferOutput<T>> {
    if (at === 'latest') return ask(schema, method, [...params, at])
    try {
      return await ask(schema, method, [...params, { blockHash: at.hash }])
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      return ask(schema, method, [...params, toQuantity(at.number)])
    }
  }
  const logs = (filter: Record<string, unknown>) => ask(logsSchema, 'eth_getLogs', [filter])
  return {
    async latest() {
      const block = await ask(blockSchema, 'eth_getBlockByNumber', ['latest', false])
      if (!block) throw new MovedError()
      return block
    },
    async block(number) {
      const params = [toQuantity(number), false]
      return (await ask(blockSchema, 'eth_getBlockByNumber', params)) ?? undefined
    },
    logsOfBlock: (blockHash, topics, address) =>
      logs({ blockHash, topics, ...(address && { address }) }),
    logsOfRange: (from, to, topics) =>
      logs({ fromBlock: toQuantity(from), toBlock: toQuantity(to), topics }),
    async transaction(hash) {
      const found = await ask(transactionSchema, 'eth_getTransactionByHash', [hash])
      if (!found) throw new MovedError()
      return found
    },
    async transactionsOfBlock(hash, wanted) {
      const block = await ask(fullBlockSchema, 'eth_getBlockByHash', [hash, true])
      if (!block) throw new MovedError()
      // Others may be of a kind that nobody here can read.
      const meant = block.transactions.filter((each) => wanted.has(each.hash))
      return v.parse(v.array(sentSchema), meant)
    },
    storageAt: (address, slot, at) =>
      askState(bytesSchema, 'eth_getStorageAt', [address, slot], at),
    code: (address, at) => askState(bytesSchema, 'eth_getCode', [address], at),
    balance: (address, at) => askState(amountSchema, 'eth_getBalance', [address], at),
    call: (to, data, at) => askState(bytesSchema, 'eth_call', [{ to, data }], at),
    run: (data, at) => askState(bytesSchema, 'eth_call', [{ data }], at),
  }
}

function toQuantity(number: number): string {
  return `0x${number.toString(16)}`
}
