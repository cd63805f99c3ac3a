import type { Database } from '../../../../database/types.ts'
import type { Logger } from '../../../../http/createLogger.ts'
import { MovedError, type NodeReader } from '../node/createNodeReader.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { chainExists, insertChain, keepBlocks, type Lease, takeLease } from '../store/cursor.ts'
import type { Held } from './held.ts'
import { startOver } from './startOver.ts'

export type TakeChainParameters = {
  reader: NodeReader
  database: Database
  lease: Lease
  firstBlock: number
  logger: Logger
}

/** Takes the chain if nobody else reads it; one that goes by another's name is begun anew. */
export async function takeChain(parameters: TakeChainParameters): Promise<Held | undefined> {
  const { reader, database, lease, firstBlock, logger } = parameters
  const { chainId } = lease
  if (!(await database.run((db) => chainExists(db, chainId)))) {
    const first = await blockOrMoved(reader, firstBlock)
    await database.transaction(async (db) => {
      await insertChain(db, chainId, first)
      await keepBlocks(db, chainId, [first])
    })
  }
  const row = await database.run((db) => takeLease(db, lease))
  if (!row) return undefined
  const held: Held = {
    cursor: { number: Number(row.block_number), hash: row.block_hash },
    firstBlock: Number(row.first_block),
  }
  const first = await blockOrMoved(reader, held.firstBlock)
  if (first.hash === row.first_hash) return held
  logger.warn({ chain: chainId }, 'another chain goes by this id now: reading it from its start')
  return startOver({ database, lease, held, first })
}

async function blockOrMoved(reader: NodeReader, number: number): Promise<Block> {
  const block = await reader.block(number)
  if (!block) throw new MovedError()
  return block
}
