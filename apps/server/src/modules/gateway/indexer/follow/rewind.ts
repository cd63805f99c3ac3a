import type { Database } from '../../../../database/types.ts'
import type { Logger } from '../../../../http/createLogger.ts'
import { MovedError, type NodeReader } from '../node/createNodeReader.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { findAncestor } from '../step/findAncestor.ts'
import { type Lease, moveCursor, readKeptBlocks } from '../store/cursor.ts'
import { rollBack } from '../store/rollBack.ts'
import type { Held } from './held.ts'
import { startOver } from './startOver.ts'

export type RewindParameters = {
  reader: NodeReader
  database: Database
  lease: Lease
  held: Held
  latest: Block
  logger: Logger
}

/**
 * Goes back to the last block that is still part of the chain; to its start, when that is further
 * back than is remembered. `'same'`: nothing that was read has gone, the node only has less of it,
 * or contradicts itself.
 */
export async function rewind(parameters: RewindParameters): Promise<Held | 'same'> {
  const { reader, database, lease, held, latest, logger } = parameters
  const { chainId } = lease
  const kept = await database.run((db) => readKeptBlocks(db, chainId))
  const within = kept.filter(({ number }) => number <= latest.number)
  const ancestor = await findAncestor(
    within,
    async ({ number, hash }) => (await reader.block(number))?.hash === hash,
  )
  if (ancestor !== null && ancestor === within.at(-1)) return 'same'
  if (ancestor === null) {
    const first = await reader.block(held.firstBlock)
    if (!first) throw new MovedError()
    logger.warn({ chain: chainId }, 'the chain forked too long ago: reading it from its start')
    return startOver({ database, lease, held, first })
  }
  const from = held.cursor
  logger.info({ chain: chainId, from: from.number, to: ancestor.number }, 'the chain forked')
  await database.transaction(async (db) => {
    await moveCursor(db, lease, {
      from: from.hash,
      block_number: ancestor.number,
      block_hash: ancestor.hash,
      head_number: latest.number,
      synced: false,
    })
    await rollBack(db, chainId, ancestor.number)
  })
  return { ...held, cursor: ancestor }
}
