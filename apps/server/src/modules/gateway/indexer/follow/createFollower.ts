import type { ChainClient } from '../../../../chains/createChains.ts'
import type { IndexedChainTable } from '../../../../database/gatewayTables.ts'
import type { Database } from '../../../../database/types.ts'
import type { Logger } from '../../../../log/createLogger.ts'
import { createNodeReader, MovedError, type NodeReader } from '../node/createNodeReader.ts'
import type { Block } from '../node/nodeAnswers.ts'
import {
  type Checkpoint,
  isLeaseLost,
  type Lease,
  moveCheckpoint,
  readKeptBlocks,
} from '../store/checkpoint.ts'
import { isReindexAsked } from '../store/rebuild.ts'
import { createIndexReader, type ReadOn } from './createIndexReader.ts'
import { createRebuilder } from './createRebuilder.ts'
import type { Held } from './held.ts'
import { judgeReorg } from './judgeReorg.ts'
import { takeChain } from './takeChain.ts'

export type Condition = IndexedChainTable['condition']

export type FollowerState = {
  /** Whether this server reads the chain, or waits for its turn. */
  holding: boolean
  head: number | null
  indexed: number | null
  /** How it stands with the nodes. */
  condition: Condition
  /** How far an index has come that is being rebuilt; `null`: none is. */
  rebuilt: number | null
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
  chain: Pick<ChainClient, 'id' | 'request' | 'requestEach' | 'nodes'>
  database: Database
  lease: Lease
  /** Where reading begins on a chain that nobody has read. */
  firstBlock: number
  logger: Logger
  now?: (() => number) | undefined
}

/** What one round has to work with. */
type Round = { reader: NodeReader; latest: Block; signal: AbortSignal }

const MIN_BEAT_MS = 500
/** So many blocks behind is more than a chain makes between two looks. */
const MUCH = 100

const TOLD: Record<Condition, string> = {
  following: 'the nodes and the index agree',
  behind: 'the nodes are behind what was read: waiting for them',
  disagreeing: 'the nodes do not agree which chain this is: the index stays as it is',
}

/**
 * Reads one chain. Where its nodes have other blocks than those that are remembered, nothing is
 * touched before all of them say so, and then the index is rebuilt beside the one that is served.
 */
export function createFollower(parameters: CreateFollowerParameters): Follower {
  const { chain, database, lease, firstBlock, logger, now = () => performance.now() } = parameters
  const rebuilder = createRebuilder({ chain, database, lease, firstBlock, logger })
  const index = createIndexReader({
    chain,
    database,
    logger,
    moveTo: (db, { place, to, latest, synced }) =>
      moveCheckpoint(db, lease, {
        from: place.checkpoint.hash,
        block_number: to.number,
        block_hash: to.hash,
        head_number: latest.number,
        condition: 'following',
        synced,
      }),
  })
  let held: Held | undefined
  let head: number | null = null
  let condition: Condition = 'following'
  let begins: 'unknown' | 'as known' = 'unknown'
  let isPruned = false
  let isFirstBlockTold = false
  /** Whether there is so much to read that it is worth a line, and another one at its end. */
  let isCatchingUp = false
  let renewed = Number.NEGATIVE_INFINITY

  function tell(next: Condition, said?: Readonly<Record<string, string>>): void {
    if (condition === next) return
    condition = next
    const level = next === 'following' ? 'info' : next === 'behind' ? 'warn' : 'error'
    logger[level]({ chain: chain.id, ...(said && { said }) }, TOLD[next])
  }

  function tellMuch({ current }: Held, latest: Block): void {
    const { number: block } = current.checkpoint
    const left = latest.number - block
    if (isCatchingUp || left <= MUCH) return
    isCatchingUp = true
    logger.info({ chain: chain.id, block, left }, 'catching up')
  }

  function tellSynced({ number: block }: Checkpoint): void {
    if (!isCatchingUp) return
    isCatchingUp = false
    logger.info({ chain: chain.id, block }, 'caught up')
  }

  /** What is served was read from another block on than is configured now. */
  function tellFirstBlock({ current, rebuild }: Held): void {
    const readFrom = (rebuild ?? current).firstBlock
    if (isFirstBlockTold || readFrom === firstBlock) return
    isFirstBlockTold = true
    logger.warn(
      { chain: chain.id, firstBlock, readFrom },
      `indexing.firstBlock is another one than the index was read from: it counts from \`npm run gateway -- reindex ${chain.id}\` on`,
    )
  }

  /** Says that we are still here, and how it stands. Not every time: it is a write. */
  async function renew({ current }: Held, next: Condition, latest?: Block): Promise<void> {
    if (condition === next && now() - renewed < lease.leaseMs / 3) return
    const progress = {
      from: current.checkpoint.hash,
      condition: next,
      synced: latest !== undefined,
    }
    const head_number = latest?.number
    await database.run((db) =>
      moveCheckpoint(db, lease, { ...progress, ...(head_number !== undefined && { head_number }) }),
    )
    renewed = now()
  }

  /** Whether the chain begins as it did; asked once for as long as it is ours. */
  async function compareFirst({ current }: Held, reader: NodeReader): Promise<ReadOn | undefined> {
    if (begins === 'as known') return undefined
    const first = await reader.block(current.firstBlock)
    if (first && first.hash !== current.firstHash) {
      const [oldest] = await database.run((db) => readKeptBlocks(db, current.indexId))
      return { type: 'deep', oldest: oldest ?? current.checkpoint }
    }
    begins = 'as known'
    return undefined
  }

  async function readOn(mine: Held, round: Round): Promise<Advance> {
    const { reader, latest } = round
    tellMuch(mine, latest)
    const read =
      (await compareFirst(mine, reader)) ?? (await index.readOn(reader, mine.current, latest))
    switch (read.type) {
      case 'again':
        return read.atOnce ? 'behind' : 'idle'
      case 'behind':
        await renew(mine, 'behind')
        tell('behind')
        return 'idle'
      case 'deep':
        return judge(mine, read.oldest, round)
      case 'moved':
        held = { ...mine, current: { ...mine.current, checkpoint: read.checkpoint } }
        renewed = now()
        tell('following')
        if (read.synced) tellSynced(read.checkpoint)
        return read.synced ? useTime(held, round) : 'behind'
      case 'rest':
        await renew(mine, 'following', latest)
        tell('following')
        return useTime(mine, round)
    }
  }

  /** The node has other blocks than all that are remembered: what do all of them say? */
  async function judge(mine: Held, oldest: Checkpoint, round: Round): Promise<Advance> {
    const { current } = mine
    const first = { number: current.firstBlock, hash: current.firstHash }
    const verdict = await judgeReorg({ chain, first, oldest, signal: round.signal })
    const isBehind = round.latest.number < current.checkpoint.number
    const other = verdict.type === 'reorg' ? 'following' : isBehind ? 'behind' : condition
    const next = verdict.type === 'disagree' ? 'disagreeing' : other
    await renew(mine, next)
    tell(next, verdict.type === 'disagree' ? verdict.said : undefined)
    const asked = await beginAsked(mine, round)
    if (asked.rebuild?.reason === 'asked') return stepRebuild(asked, round)
    if (verdict.type !== 'reorg') return 'idle'
    const begun = mine.rebuild ? mine : await rebuilder.begin(mine, round.reader, 'reorg')
    return stepRebuild(begun, round)
  }

  /** Begins anew if the operator asked for it, who may know what the nodes cannot tell. */
  async function beginAsked(mine: Held, { reader }: Round): Promise<Held> {
    const isAsked = await database.run((db) => isReindexAsked(db, chain.id))
    if (!isAsked) return mine
    held = await rebuilder.begin(mine, reader, 'asked')
    return held
  }

  async function stepRebuild(mine: Held, { reader, latest }: Round): Promise<Advance> {
    const { held: next, outcome } = await rebuilder.step(mine, reader, latest)
    held = next
    renewed = now()
    if (outcome === 'swapped') {
      begins = 'as known'
      isPruned = false
      tell('following')
    }
    return outcome === 'wait' ? 'idle' : 'behind'
  }

  /** Everything is read: what else there is to do. */
  async function useTime(mine: Held, round: Round): Promise<Advance> {
    let next = await beginAsked(mine, round)
    if (next.rebuild?.reason === 'reorg') {
      // The nodes are back on the chain that was read.
      next = await rebuilder.drop(next)
      held = next
      isPruned = false
    }
    if (next.rebuild) return stepRebuild(next, round)
    isPruned ||= await rebuilder.prune(next)
    return isPruned ? 'idle' : 'behind'
  }

  /** A step can take longer than the lease, and is not to be taken from us meanwhile. */
  async function whileHolding<T>(work: () => Promise<T>): Promise<T> {
    const beat = setInterval(
      () => {
        if (!held) return
        const progress = { from: held.current.checkpoint.hash, synced: false }
        // Whether the lease is lost will be seen when the step is written.
        database.run((db) => moveCheckpoint(db, lease, progress)).catch(() => {})
      },
      Math.max(lease.leaseMs / 3, MIN_BEAT_MS),
    )
    return work().finally(() => clearInterval(beat))
  }

  return {
    state: () => ({
      holding: held !== undefined,
      head,
      indexed: held?.current.checkpoint.number ?? null,
      condition,
      rebuilt: held?.rebuild?.checkpoint.number ?? null,
    }),
    async advance(signal) {
      const reader = createNodeReader({ chain, signal })
      try {
        held ??= await takeChain({ reader, database, lease, firstBlock })
        if (!held) return 'waiting'
        const mine = held
        tellFirstBlock(mine)
        return await whileHolding(async () => {
          const latest = await reader.latest()
          head = latest.number
          return readOn(mine, { reader, latest, signal })
        })
      } catch (error) {
        // What is in the database decides where to go on: a failed write may have arrived after all.
        held = undefined
        begins = 'unknown'
        isPruned = false
        if (isLeaseLost(error)) return 'waiting'
        // The node knew a block a moment ago that it does not know now.
        if (error instanceof MovedError) return 'idle'
        throw error
      }
    },
  }
}
