import type { Transaction } from 'kysely'
import type { ChainClient } from '../../../../chains/createChains.ts'
import type { Database, Tables } from '../../../../database/types.ts'
import type { Logger } from '../../../../log/createLogger.ts'
import { blockOrMoved, type NodeReader } from '../node/createNodeReader.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { keepBlocks, type Lease, moveCheckpoint } from '../store/checkpoint.ts'
import { pruneIndex } from '../store/pruneIndex.ts'
import { pruneRows } from '../store/pruneRows.ts'
import {
  dropRebuild,
  insertRebuild,
  moveRebuild,
  type RebuildReason,
  swapIndex,
} from '../store/rebuild.ts'
import { createIndexReader } from './createIndexReader.ts'
import type { Held } from './held.ts'

export type CreateRebuilderParameters = {
  chain: Pick<ChainClient, 'id' | 'request' | 'requestEach'>
  database: Database
  lease: Lease
  firstBlock: number
  logger: Logger
}

/** What became of a step: more to read, something to wait for, or the rebuilt index is in its place. */
export type Rebuilt = { held: Held; outcome: 'more' | 'wait' | 'swapped' }

type Work = (db: Transaction<Tables>) => Promise<unknown>

/** Rebuilds an index beside the one that lists are read from, and puts it into its place. */
export function createRebuilder(parameters: CreateRebuilderParameters) {
  const { chain, database, lease, firstBlock, logger } = parameters
  const otherOf = ({ current }: Held) => -current.indexId

  /** A transaction of whoever may read this chain. */
  function whileLeased<T>({ current }: Held, work: (db: Transaction<Tables>) => Promise<T>) {
    return database.transaction(async (db) => {
      await moveCheckpoint(db, lease, { from: current.checkpoint.hash, synced: false })
      return work(db)
    })
  }

  /** Where the index stands that is served, which a step must not find elsewhere. */
  let servedAt = ''
  const index = createIndexReader({
    chain,
    database,
    logger,
    async moveTo(db, { place, to, latest }) {
      await moveCheckpoint(db, lease, { from: servedAt, head_number: latest.number, synced: false })
      await moveRebuild(db, chain.id, { from: place.checkpoint.hash, to })
    },
  })

  async function prune(held: Held, work: (db: Transaction<Tables>) => Promise<boolean>) {
    while (!(await whileLeased(held, work)));
  }

  return {
    /** Clears the place and begins. Whoever is interrupted finds the same reason to do it again. */
    async begin(held: Held, reader: NodeReader, reason: RebuildReason): Promise<Held> {
      const first = await blockOrMoved(reader, firstBlock)
      const indexId = otherOf(held)
      logger.warn({ chain: chain.id, reason }, 'rebuilding the index beside the one that is served')
      await whileLeased(held, (db) => dropRebuild(db, chain.id))
      await prune(held, (db) => pruneIndex(db, indexId))
      // What contracts said of themselves is asked again.
      await prune(held, (db) => pruneRows(db, ['tokens'], chain.id))
      const write: Work = async (db) => {
        await insertRebuild(db, chain.id, { reason, first })
        await keepBlocks(db, indexId, [first])
      }
      await whileLeased(held, write)
      const checkpoint = { number: first.number, hash: first.hash }
      const place = { indexId, firstBlock, firstHash: first.hash, checkpoint }
      return { ...held, rebuild: { ...place, reason } }
    },

    async step(held: Held, reader: NodeReader, latest: Block): Promise<Rebuilt> {
      const { rebuild } = held
      if (!rebuild) return { held, outcome: 'wait' }
      servedAt = held.current.checkpoint.hash
      const read = await index.readOn(reader, rebuild, latest)
      if (read.type === 'again') return { held, outcome: read.atOnce ? 'more' : 'wait' }
      if (read.type === 'behind') return { held, outcome: 'wait' }
      if (read.type === 'deep') {
        // Not even what was read for it is there any more: it has to begin anew.
        await whileLeased(held, (db) => dropRebuild(db, chain.id))
        return { held: { ...held, rebuild: undefined }, outcome: 'more' }
      }
      const next = read.type === 'moved' ? { ...rebuild, checkpoint: read.checkpoint } : rebuild
      if (read.type === 'moved' && !read.synced) {
        return { held: { ...held, rebuild: next }, outcome: 'more' }
      }
      const progress = { from: held.current.checkpoint.hash, head_number: latest.number }
      await database.transaction(async (db) => {
        await moveCheckpoint(db, lease, { ...progress, condition: 'following', synced: true })
        await swapIndex(db, chain.id)
      })
      logger.info(
        { chain: chain.id, block: next.checkpoint.number },
        'the rebuilt index is served now',
      )
      const { reason: _, ...current } = next
      return { held: { current, rebuild: undefined }, outcome: 'swapped' }
    },

    /** Gives a rebuild up that nobody needs. */
    async drop(held: Held): Promise<Held> {
      await whileLeased(held, (db) => dropRebuild(db, chain.id))
      logger.info({ chain: chain.id }, 'the chain is the one that was read: nothing to rebuild')
      return { ...held, rebuild: undefined }
    },

    /** Deletes a part of what an earlier index left. @returns whether nothing is left */
    prune: (held: Held) => whileLeased(held, (db) => pruneIndex(db, otherOf(held))),
  }
}
