import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { IndexedChainTable } from '../../../../database/gatewayTables.ts'
import type { Tables } from '../../../../database/types.ts'
import { DatabaseUnavailableError } from '../../../../errors/databaseUnavailableError.ts'
import type { Block } from '../node/nodeAnswers.ts'

type Db = Kysely<Tables> | Transaction<Tables>

/** The block up to which everything was read. */
export type Checkpoint = { number: number; hash: string }

/** Whose turn it is, for how long; by the database's clock, the only one that all share. */
export type Lease = { chainId: number; holder: string; leaseMs: number }

/** Somebody else reads this chain now. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'

  constructor() {
    super('Another server reads this chain now.')
  }
}

/** Also when it comes out of a transaction, which says of everything that the database failed. */
export function isLeaseLost(error: unknown): boolean {
  if (error instanceof LeaseLostError) return true
  return error instanceof DatabaseUnavailableError && error.cause instanceof LeaseLostError
}

/** How many of the newest blocks are remembered, to find the last one before a reorg. */
export const KEPT_BLOCKS = 512

const until = ({ leaseMs }: Lease) =>
  sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

/** Begins with a chain that nobody has read. */
export async function insertChain(db: Db, chainId: number, first: Block): Promise<void> {
  await db
    .insertInto('indexed_chains')
    .values({
      chain_id: chainId,
      first_block: first.number,
      first_hash: first.hash,
      block_number: first.number,
      block_hash: first.hash,
      head_number: first.number,
      synced_at: null,
      holder: null,
      held_until: null,
      slot: 1,
      condition: 'following',
      reindex_asked: false,
    })
    .onConflict((conflict) => conflict.column('chain_id').doNothing())
    .execute()
}

/** The chain, if this server may read it: it does already, or nobody does. */
export function takeLease(
  db: Db,
  lease: Lease,
): Promise<Selectable<IndexedChainTable> | undefined> {
  return db
    .updateTable('indexed_chains')
    .set({ holder: lease.holder, held_until: until(lease) })
    .where('chain_id', '=', lease.chainId)
    .where((where) =>
      where.or([
        where('holder', '=', lease.holder),
        where('held_until', 'is', null),
        where('held_until', '<', sql<Date>`clock_timestamp()`),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** So that the next one need not wait. */
export async function releaseLease(db: Db, { chainId, holder }: Lease): Promise<void> {
  await db
    .updateTable('indexed_chains')
    .set({ holder: null, held_until: null })
    .where('chain_id', '=', chainId)
    .where('holder', '=', holder)
    .execute()
}

export async function chainExists(db: Db, chainId: number): Promise<boolean> {
  const row = await db
    .selectFrom('indexed_chains')
    .select('chain_id')
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return row !== undefined
}

export type Progress = Partial<
  Pick<IndexedChainTable, 'block_number' | 'block_hash' | 'head_number' | 'condition'>
> & {
  /** The hash of the block that the checkpoint stands on. */
  from: string
  /** Whether that leaves nothing to read. */
  synced: boolean
}

/**
 * Moves the checkpoint and holds on to the lease. First in every transaction that writes: it locks the
 * row, and who has lost the lease, or thinks that the checkpoint is elsewhere, gets no further.
 * @throws LeaseLostError
 */
export async function moveCheckpoint(db: Db, lease: Lease, progress: Progress): Promise<void> {
  const { from, synced, ...columns } = progress
  const { numUpdatedRows } = await db
    .updateTable('indexed_chains')
    .set({
      ...columns,
      ...(synced && { synced_at: sql<Date>`clock_timestamp()` }),
      held_until: until(lease),
    })
    .where('chain_id', '=', lease.chainId)
    .where('holder', '=', lease.holder)
    .where('block_hash', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new LeaseLostError()
}

/** Remembers blocks, and forgets those that are too old to matter. */
export async function keepBlocks(
  db: Db,
  indexId: number,
  blocks: readonly Pick<Block, 'number' | 'hash'>[],
): Promise<void> {
  const rows = blocks.slice(-KEPT_BLOCKS).map(({ number, hash }) => ({
    chain_id: indexId,
    block_number: number,
    block_hash: hash,
  }))
  await db
    .insertInto('indexed_blocks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'block_number'])
        .doUpdateSet((set) => ({ block_hash: set.ref('excluded.block_hash') })),
    )
    .execute()
  // By count and not by number: where blocks were read in ranges, few of them were kept.
  await sql`
    delete from indexed_blocks where chain_id = ${indexId} and block_number <= (
      select block_number from indexed_blocks where chain_id = ${indexId}
      order by block_number desc offset ${KEPT_BLOCKS} limit 1
    )`.execute(db)
}

/** The remembered blocks, the oldest first. */
export async function readKeptBlocks(db: Db, indexId: number): Promise<Checkpoint[]> {
  const rows = await db
    .selectFrom('indexed_blocks')
    .select(['block_number', 'block_hash'])
    .where('chain_id', '=', indexId)
    .orderBy('block_number')
    .execute()
  return rows.map(({ block_number, block_hash }) => ({
    number: Number(block_number),
    hash: block_hash,
  }))
}
