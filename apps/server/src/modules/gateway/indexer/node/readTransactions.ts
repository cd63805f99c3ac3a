import { mapLimited } from '../../chain/mapLimited.ts'
import type { NodeReader } from './createNodeReader.ts'
import { isTooWide } from './isTooWide.ts'
import type { Log, Transaction } from './nodeAnswers.ts'

/** From so many on, a whole block costs less than its parts. */
const MANY = 4

/** The transactions that these logs are from. */
export async function readTransactions(
  reader: NodeReader,
  logs: Iterable<Pick<Log, 'blockHash' | 'transactionHash'>>,
): Promise<Map<string, Transaction>> {
  const byBlock = new Map<string, Set<string>>()
  for (const { blockHash, transactionHash } of logs) {
    const hashes = byBlock.get(blockHash) ?? new Set()
    byBlock.set(blockHash, hashes.add(transactionHash))
  }
  const found = await mapLimited(byBlock, ([block, hashes]) => readSome(reader, block, hashes))
  return new Map(found.flat().map((transaction) => [transaction.hash, transaction]))
}

async function readSome(
  reader: NodeReader,
  block: string,
  hashes: ReadonlySet<string>,
): Promise<Transaction[]> {
  if (hashes.size >= MANY) {
    try {
      return await reader.transactionsOfBlock(block, hashes)
    } catch (error) {
      // A block can be longer than any answer; its transactions are not.
      if (!isTooWide(error)) throw error
    }
  }
  return mapLimited(hashes, reader.transaction)
}
