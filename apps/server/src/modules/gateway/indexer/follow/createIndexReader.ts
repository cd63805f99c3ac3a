import type { ChainClient } from '../../../../chains/createChains.ts'
import type { Database } from '../../../../database/types.ts'
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
import { divideRows } from '../store/divideRows.ts'
import { dropInterrupted } from '../store/dropInterrupted.ts'
import { writeRows } from '../store/writeRows.ts'
import { decideNext } from './decideNext.ts'
import { followReorg } from './followReorg.ts'
import type { Place } from './held.ts'
import { makesUpBlocks } from './makesUpBlocks.ts'
import type { MoveTo } from './moveTo.ts'

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
  chain: Pick<ChainClient, 'id' | 'request' | 'requestEach'>
  database: Database
  moveTo: MoveTo
  logger: Logger
}

const FIRST_RANGE = 1_000
const MAX_EVENTS = 1_000
const MIN_EVENTS = 16
/** So many rows are written at once for each event that may be: nearly all events are two. */
const ROWS_OF_EVENT = 2

/**
 * Reads a chain into one index, a step at a time. A step is one transaction with its checkpoint; one
 * that is too large for that is divided, and the checkpoint moves with its last part.
 */
export function createIndexReader(parameters: CreateIndexReaderParameters): IndexReader {
  const { chain, database, moveTo, logger } = parameters
  const codeBook = createCodeBook({ client: chain, whenDoubted: 'as read' })
  const verdicts = createVerdicts()
  let range = FIRST_RANGE
  let maxEvents = MAX_EVENTS
  let comparedTo = ''
  let linked = true
  /** Whether a step may have been left in the middle: by this server, or by one before it. */
  let mayBeInterrupted = true

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
    const read = [...fetched.blocks.values()].filter(({ number }) => number < last.number)
    const before = { indexId, block: checkpoint.number }
    const parts = divideRows(rows, maxEvents * ROWS_OF_EVENT)
    mayBeInterrupted = true
    await write(async () => {
      for (const [index, part] of parts.entries()) {
        const isLast = index === parts.length - 1
        await database.transaction(async (db) => {
          // Only the last part moves the checkpoint; whoever is killed before goes on from the old one.
          await moveTo(db, {
            place,
            latest,
            to: isLast ? to : checkpoint,
            synced: isLast && synced,
          })
          if (index === 0) await dropInterrupted(db, before, last)
          await writeRows(db, before, part)
          await keepBlocks(db, indexId, isLast ? [...read, last] : [last])
        })
      }
    })
    mayBeInterrupted = false
    comparedTo = built.comparedTo
    verdicts.clear()
    return { type: 'moved', checkpoint: to, synced }
  }

  /** Where nothing is to be read there is no step that would do so. */
  async function dropWhatIsLeft(place: Place, latest: Block): Promise<void> {
    const { indexId, checkpoint } = place
    if (!mayBeInterrupted) return
    await database.transaction(async (db) => {
      await moveTo(db, { place, latest, to: checkpoint, synced: false })
      await dropInterrupted(db, { indexId, block: checkpoint.number })
    })
    mayBeInterrupted = false
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
      if (next === 'rest') {
        await dropWhatIsLeft(place, latest)
        return { type: 'rest' }
      }
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
