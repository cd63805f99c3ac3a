import { mapLimited } from '../../chain/mapLimited.ts'
import { MovedError, type NodeReader, type StateBlock } from '../node/createNodeReader.ts'
import type { Block, Log } from '../node/nodeAnswers.ts'
import type { Checkpoint } from '../store/checkpoint.ts'
import type { Followed } from '../store/createFollowed.ts'
import type { Unread } from './blockLogs.ts'
import { FILTER, readBlockLogs } from './readBlockLogs.ts'

/** What was read of some blocks that follow the checkpoint. */
export type FetchedBlocks = {
  logs: Log[]
  /** What could not be read although a block was asked for alone. */
  unread: readonly Unread[]
  /** Those whose header was read; the last one among them. */
  blocks: ReadonlyMap<number, Block>
  last: Block
  /** Whose state still can be asked for. */
  at: StateBlock
}

export type FetchBlocksParameters = {
  reader: NodeReader
  checkpoint: Checkpoint
  /** How many blocks to read, at most. */
  size: number
  latest: Block
  /** Whether headers name their parents, as they do on every real chain. */
  linked: boolean
  /** The Safes that are known, for blocks that can only be asked about them. */
  followed: Followed
}

/** What is deeper is taken for final: a reorg changes the newest blocks only. Those are read one by one. */
export const FINALITY_DEPTH = 64

/** What the blocks after the checkpoint say; `'reorg'` when they do not follow it. */
export function fetchBlocks(parameters: FetchBlocksParameters): Promise<FetchedBlocks | 'reorg'> {
  // One alone is asked for by its hash even if it is old: that can be done in parts.
  return isFinal(parameters) && parameters.size > 1 ? backfill(parameters) : followHead(parameters)
}

function isFinal({ checkpoint, latest }: FetchBlocksParameters): boolean {
  return latest.number - checkpoint.number > FINALITY_DEPTH
}

/**
 * Block by block, each known by its hash: the headers have to follow one another, and logs of a
 * block that is gone are refused by the node. So nothing can be mixed up, whichever node answers.
 */
async function followHead(parameters: FetchBlocksParameters): Promise<FetchedBlocks | 'reorg'> {
  const { reader, checkpoint, size, latest, linked, followed } = parameters
  if (!linked && !(await stillThere(reader, checkpoint))) return 'reorg'
  const count = Math.min(size, latest.number - checkpoint.number)
  const numbers = Array.from({ length: count }, (_, index) => checkpoint.number + 1 + index)
  const blocks = await mapLimited(numbers, async (number) =>
    number === latest.number ? latest : reader.block(number),
  )
  const chain: Block[] = []
  let parent = checkpoint.hash
  for (const block of blocks) {
    // A node that is a little behind: what it has is enough for now.
    if (!block) break
    if (linked && block.parentHash !== parent) {
      if (chain.length === 0) return 'reorg'
      // The chain changed while it was read: what comes first still follows the checkpoint.
      break
    }
    chain.push(block)
    parent = block.hash
  }
  const last = chain.at(-1)
  if (!last) throw new MovedError()
  const read = await mapLimited(chain, async (block) =>
    size === 1
      ? readBlockLogs({ reader, block, followed })
      : { logs: await reader.logsOfBlock(block.hash, FILTER), unread: [] },
  )
  const logs = read.flatMap((each) => each.logs)
  const unread = read.flatMap((each) => each.unread)
  const at = isFinal(parameters) ? 'latest' : last
  return { logs, unread, blocks: byNumber(chain), last, at }
}

async function stillThere(reader: NodeReader, { number, hash }: Checkpoint): Promise<boolean> {
  return (await reader.block(number))?.hash === hash
}

/** Many final blocks with one question: no reorg will change them. */
async function backfill({ reader, checkpoint, size, latest, linked }: FetchBlocksParameters) {
  const to = Math.min(checkpoint.number + size, latest.number - FINALITY_DEPTH)
  const [first, last] = await Promise.all([reader.block(checkpoint.number + 1), reader.block(to)])
  if (!first || !last) throw new MovedError()
  const follows = linked
    ? first.parentHash === checkpoint.hash
    : await stillThere(reader, checkpoint)
  if (!follows) return 'reorg'
  const logs = await reader.logsOfRange(checkpoint.number + 1, to, FILTER)
  if (!(await stillThere(reader, last))) throw new MovedError()
  // The state of old blocks is kept by few nodes.
  return { logs, unread: [], blocks: byNumber([first, last]), last, at: 'latest' as const }
}

function byNumber(blocks: readonly Block[]): ReadonlyMap<number, Block> {
  return new Map(blocks.map((block) => [block.number, block]))
}
