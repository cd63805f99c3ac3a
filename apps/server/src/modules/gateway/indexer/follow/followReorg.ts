import type { Database } from '../../../../database/types.ts'
import type { Logger } from '../../../../log/createLogger.ts'
import { blockOrMoved, type NodeReader } from '../node/createNodeReader.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { findAncestor } from '../step/findAncestor.ts'
import { type Checkpoint, readKeptBlocks } from '../store/checkpoint.ts'
import { rollBack } from '../store/rollBack.ts'
import type { Place } from './held.ts'
import type { MoveTo } from './moveTo.ts'

export type FollowReorgParameters = {
  chainId: number
  reader: NodeReader
  database: Database
  place: Place
  latest: Block
  moveTo: MoveTo
  logger: Logger
}

/**
 * - `rolledBack`: everything after the last common block is taken back
 * - `same`: nothing that was read has gone; the node only has less of it, or contradicts itself
 * - `deep`: no block that is remembered is part of what the node has. That is for others to judge
 */
export type Reorg =
  | { type: 'rolledBack'; checkpoint: Checkpoint }
  | { type: 'same' }
  | { type: 'deep'; oldest: Checkpoint }

/** Goes back to the last block that is still part of the chain, if it is one that is remembered. */
export async function followReorg(parameters: FollowReorgParameters): Promise<Reorg> {
  const { chainId, reader, database, place, latest, moveTo, logger } = parameters
  const kept = await database.run((db) => readKeptBlocks(db, place.indexId))
  const last = Math.min(latest.number, place.checkpoint.number)
  const within = kept.filter(({ number }) => number <= last)
  // A node that does not have a block which it must have says nothing about it.
  const isPart = async ({ number, hash }: Checkpoint) =>
    (await blockOrMoved(reader, number)).hash === hash
  const ancestor = await findAncestor(within, isPart)
  if (ancestor === null) return { type: 'deep', oldest: kept[0] ?? place.checkpoint }
  if (ancestor === within.at(-1)) return { type: 'same' }
  logger.info({ chain: chainId, from: place.checkpoint.number, to: ancestor.number }, 'reorg')
  await database.transaction(async (db) => {
    await moveTo(db, { place, to: ancestor, latest, synced: false })
    await rollBack(db, place.indexId, ancestor.number)
  })
  return { type: 'rolledBack', checkpoint: ancestor }
}
