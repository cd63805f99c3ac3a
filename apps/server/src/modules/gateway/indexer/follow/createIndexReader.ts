import type { Transaction } from 'kysely'
import type { ChainClient } from '../../../../chains/createChains.ts'
import type { Database, Tables } from '../../../../database/types.ts'
import { DatabaseUnavailableError } from '../../../../errors/databaseUnavailableError.ts'
import type { Logger } from '../../../../log/createLogger.ts'
import { createCodeBook, type Identify } from '../../chain/createCodeBook.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import { isTooWide } from '../node/isTooWide.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { createVerdicts } from '../safes/createVerdicts.ts'
import { adaptRange } from '../step/adaptRange.ts'
import { buildStep } from '../step/buildStep.ts'
import { type FetchedBlocks, fetchBlocks } from '../step/fetchBlocks.ts'
import { type Checkpoint, keepBlocks } from '../store/checkpoint.ts'
import { createFollowed } from '../store/createFollowed.ts'
import { writeStep } from '../store/writeStep.ts'
import { decideNext } from './decideNext.ts'
import { followReorg } from './followReorg.ts'
import type { Place } from './held.ts'
import { makesUpBlocks } from './makesUpBlocks.ts'

/** Moves the checkpoint of an index within a transaction; who may not gets no further. */
export type MoveTo = (
  db: Transaction<Tables>,
  move: { place: Place; to: Checkpoint; latest: Block; synced: boolean },
) => Promise<void>

/**
 * - `moved`: the checkpoint is elsewhere; whether that is the newest block
 * - `rest`: it is the newest block
 * - `again`: the question was too wide, or the node contradicts itself
 * - `behind`: the node has less than what was read
 * - `deep`: it has other blocks than all that are remembered
 */
export type ReadOn =
  | { type: 'moved'; checkpoint: Checkpoint; synced: boolean }
  | { type: 'rest' | 'behind' }
  | { type: 'again'; atOnce: boolean }
  | { type: 'deep'; oldest: Checkpoint }

export type IndexReader = {
  readOn: (reader: NodeReader, place: Place, latest: Block) => Promise<ReadOn>
}

export type CreateIndexReaderParameters = {
  chain: Pick<ChainClient, 'id' | 'request'>
  database: Database
  moveTo: MoveTo
  logger: Logger
}

const FIRST_RANGE = 1_000
const MAX_EVENTS = 1_000
const MIN_EVENTS = 16

/** Reads a chain into one index, a step at a time; every step is one transaction with its checkpoint. */
export function createIndexReader(parameters: CreateIndexReaderParameters): IndexReader {
  const { chain, database, moveTo, logger } = parameters
  const codeBook = createCodeBook()
  const verdicts = createVerdicts()
  let range = FIRST_RANGE
  let maxEvents = MAX_EVENTS
  let comparedTo = ''
  let linked = true

  function tellUnread({ unread }: FetchedBlocks): void {
    for (const { block, safe, topic } of unread) {
      const left = { chain: chain.id, block: block.number, safe, topic }
      logger.error(left, 'too many events in one block: some are left out')
    }
  }

  async function fetchOrShrink(
    reader: NodeReader,
    { checkpoint, indexId }: Place,
    latest: Block,
  ): Promise<FetchedBlocks | 'reorg' | 'refused'> {
    try {
      const followed = createFollowed(database, indexId)
      const fetched = await fetchBlocks({
        reader,
        checkpoint,
        size: range,
        latest,
        linked,
        followed,
      })
      if (fetched !== 'reorg') tellUnread(fetched)
      const logs = fetched === 'reorg' ? 0 : fetched.logs.length
      range = adaptRange(range, { type: 'answered', logs })
      return fetched
    } catch (error) {
      if (range === 1 || !isTooWide(error)) throw error
      range = adaptRange(range, { type: 'refused' })
      return 'refused'
    }
  }

  async function step(
    reader: NodeReader,
    place: Place,
    fetched: FetchedBlocks,
    latest: Block,
  ): Promise<ReadOn> {
    const { checkpoint, indexId, firstBlock } = place
    const identify: Identify = (address) => codeBook(address, (each) => reader.code(each, 'latest'))
    const common = { chainId: chain.id, indexId, database, reader, fetched, checkpoint }
    const bounds = { maxEvents, firstBlock, comparedTo }
    const built = await buildStep({ ...common, ...bounds, identify, verdicts })
    const { last, rows } = built
    const to = { number: last.number, hash: last.hash }
    const synced = last.hash === latest.hash
    await write(async () =>
      database.transaction(async (db) => {
        await moveTo(db, { place, to, latest, synced })
        await writeStep(db, indexId, rows)
        const read = [...fetched.blocks.values()].filter(({ number }) => number < last.number)
        await keepBlocks(db, indexId, [...read, last])
      }),
    )
    comparedTo = built.comparedTo
    verdicts.clear()
    return { type: 'moved', checkpoint: to, synced }
  }

  /** A database that takes too long is given less at a time. */
  async function write(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      maxEvents = Math.min(MAX_EVENTS, maxEvents * 2)
    } catch (error) {
      if (error instanceof DatabaseUnavailableError)
        maxEvents = Math.max(MIN_EVENTS, maxEvents >> 1)
      throw error
    }
  }

  return {
    async readOn(reader, place, latest) {
      const next = decideNext(place.checkpoint, latest)
      if (next === 'rest') return { type: 'rest' }
      const fetched = next === 'compare' ? 'reorg' : await fetchOrShrink(reader, place, latest)
      if (fetched === 'refused') return { type: 'again', atOnce: true }
      if (fetched !== 'reorg') return step(reader, place, fetched, latest)
      const reorg = await followReorg({
        ...{ chainId: chain.id, reader, database, place, latest, moveTo, logger },
      })
      if (reorg.type === 'rolledBack') return { ...reorg, type: 'moved', synced: false }
      if (reorg.type === 'deep') return reorg
      if (latest.number < place.checkpoint.number) return { type: 'behind' }
      if (next === 'read') linked &&= !(await makesUpBlocks(chain))
      return { type: 'again', atOnce: false }
    },
  }
}
