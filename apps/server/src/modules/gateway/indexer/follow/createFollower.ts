import type { ChainClient } from '../../../../chains/createChains.ts'
import { DatabaseUnavailableError } from '../../../../database/databaseUnavailableError.ts'
import type { Database } from '../../../../database/types.ts'
import type { Logger } from '../../../../http/createLogger.ts'
import { createCodeBook, type Identify } from '../../chain/createCodeBook.ts'
import { createNodeReader, MovedError, type NodeReader } from '../node/createNodeReader.ts'
import { isTooWide } from '../node/isTooWide.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { createVerdicts } from '../safes/createVerdicts.ts'
import { adaptRange } from '../step/adaptRange.ts'
import { buildStep } from '../step/buildStep.ts'
import { type Gathered, gather } from '../step/gather.ts'
import { createFollowed } from '../store/createFollowed.ts'
import { isLeaseLost, keepBlocks, type Lease, moveCursor } from '../store/cursor.ts'
import { writeStep } from '../store/writeStep.ts'
import { decideNext } from './decideNext.ts'
import type { Held } from './held.ts'
import { makesUpBlocks } from './makesUpBlocks.ts'
import { rewind } from './rewind.ts'
import { takeChain } from './takeChain.ts'

export type FollowerState = {
  /** Whether this server reads the chain, or waits for its turn. */
  holding: boolean
  head: number | null
  indexed: number | null
}

/**
 * - `behind`: there is more to read at once
 * - `idle`: everything is read
 * - `waiting`: another server reads this chain
 */
export type Advance = 'behind' | 'idle' | 'waiting'

export type Follower = {
  /** Reads on, if it is this server's turn. */
  advance: (signal: AbortSignal) => Promise<Advance>
  state: () => FollowerState
}

export type CreateFollowerParameters = {
  chain: Pick<ChainClient, 'id' | 'request'>
  database: Database
  lease: Lease
  /** Where reading begins on a chain that nobody has read. */
  firstBlock: number
  logger: Logger
  now?: (() => number) | undefined
}

const FIRST_RANGE = 1_000
const MAX_EVENTS = 1_000
const MIN_EVENTS = 16
const MIN_BEAT_MS = 500

/** Reads one chain, a step at a time; every step is one transaction that also moves the cursor. */
export function createFollower(parameters: CreateFollowerParameters): Follower {
  const { chain, database, lease, firstBlock, logger, now = () => performance.now() } = parameters
  const codeBook = createCodeBook()
  const verdicts = createVerdicts()
  const followed = createFollowed(database, chain.id)
  let held: Held | undefined
  let head: number | null = null
  let range = FIRST_RANGE
  let maxEvents = MAX_EVENTS
  let comparedTo = ''
  let linked = true

  let renewed = Number.NEGATIVE_INFINITY

  /** Says that we are still here, and how far. Not every time: it is a write. */
  async function renew({ cursor }: Held, latest: Block): Promise<void> {
    if (now() - renewed < lease.leaseMs / 3) return
    const progress = { from: cursor.hash, head_number: latest.number, synced: true }
    await database.run((db) => moveCursor(db, lease, progress))
    renewed = now()
  }

  async function readOn(reader: NodeReader, current: Held): Promise<Advance> {
    const latest = await reader.latest()
    head = latest.number
    const next = decideNext(current.cursor, latest)
    if (next === 'rest') {
      await renew(current, latest)
      return 'idle'
    }
    const gathered = next === 'compare' ? 'forked' : await gatherOrShrink(reader, current, latest)
    if (gathered === 'refused') return 'behind'
    if (gathered !== 'forked') return step(reader, current, gathered, latest)
    const outcome = await rewind({ reader, database, lease, held: current, latest, logger })
    if (outcome === 'same') {
      if (next === 'read') linked &&= !(await makesUpBlocks(chain))
      return 'idle'
    }
    held = outcome
    return 'behind'
  }

  async function gatherOrShrink(
    reader: NodeReader,
    { cursor }: Held,
    latest: Block,
  ): Promise<Gathered | 'forked' | 'refused'> {
    try {
      const gathered = await gather({ reader, cursor, size: range, latest, linked, followed })
      const logs = gathered === 'forked' ? 0 : gathered.logs.length
      const unread = gathered === 'forked' ? [] : gathered.unread
      for (const { block, safe, topic } of unread) {
        const left = { chain: chain.id, block: block.number, safe, topic }
        logger.error(left, 'too many events in one block: some are left out')
      }
      range = adaptRange(range, { type: 'answered', logs })
      return gathered
    } catch (error) {
      if (range === 1 || !isTooWide(error)) throw error
      range = adaptRange(range, { type: 'refused' })
      return 'refused'
    }
  }

  async function step(
    reader: NodeReader,
    current: Held,
    gathered: Gathered,
    latest: Block,
  ): Promise<Advance> {
    const { cursor } = current
    const identify: Identify = (address) => codeBook(address, (each) => reader.code(each, 'latest'))
    const common = { chainId: chain.id, database, reader, identify, verdicts, gathered, cursor }
    const bounds = { maxEvents, firstBlock: current.firstBlock, comparedTo }
    const built = await buildStep({ ...common, ...bounds })
    const { last, rows } = built
    const synced = last.hash === latest.hash
    await write(async () =>
      database.transaction(async (db) => {
        await moveCursor(db, lease, {
          from: cursor.hash,
          block_number: last.number,
          block_hash: last.hash,
          head_number: latest.number,
          synced,
        })
        await writeStep(db, chain.id, rows)
        const read = [...gathered.blocks.values()].filter(({ number }) => number < last.number)
        await keepBlocks(db, chain.id, [...read, last])
      }),
    )
    verdicts.clear()
    renewed = now()
    held = { ...current, cursor: { number: last.number, hash: last.hash } }
    comparedTo = built.comparedTo
    return synced ? 'idle' : 'behind'
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

  /** A step can take longer than the lease, and is not to be taken from us meanwhile. */
  async function whileHolding<T>(work: () => Promise<T>): Promise<T> {
    const beat = setInterval(
      () => {
        if (!held) return
        const progress = { from: held.cursor.hash, synced: false }
        // Whether the lease is lost will be seen when the step is written.
        database.run((db) => moveCursor(db, lease, progress)).catch(() => {})
      },
      Math.max(lease.leaseMs / 3, MIN_BEAT_MS),
    )
    return work().finally(() => clearInterval(beat))
  }

  return {
    state: () => ({ holding: held !== undefined, head, indexed: held?.cursor.number ?? null }),
    async advance(signal) {
      const reader = createNodeReader({ chain, signal })
      try {
        held ??= await takeChain({ reader, database, lease, firstBlock, logger })
        if (!held) return 'waiting'
        const current = held
        return await whileHolding(() => readOn(reader, current))
      } catch (error) {
        // What is in the database decides where to go on: a failed write may have arrived after all.
        held = undefined
        if (isLeaseLost(error)) return 'waiting'
        // The node knew a block a moment ago that it does not know now.
        if (error instanceof MovedError) return 'idle'
        throw error
      }
    },
  }
}
