import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ReindexedChainTable } from '../../../../database/gatewayTables.ts'
import type { Tables } from '../../../../database/types.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { type Checkpoint, LeaseLostError } from './checkpoint.ts'

type Db = Kysely<Tables> | Transaction<Tables>

export type RebuildReason = ReindexedChainTable['reason']

export function readRebuild(
  db: Db,
  chainId: number,
): Promise<Selectable<ReindexedChainTable> | undefined> {
  return db
    .selectFrom('reindexed_chains')
    .selectAll()
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
}

/** Begins to rebuild at a block; what was asked for is being done then. */
export async function insertRebuild(
  db: Transaction<Tables>,
  chainId: number,
  { reason, first }: { reason: RebuildReason; first: Block },
): Promise<void> {
  await db
    .insertInto('reindexed_chains')
    .values({
      chain_id: chainId,
      reason,
      first_block: first.number,
      first_hash: first.hash,
      block_number: first.number,
      block_hash: first.hash,
    })
    .execute()
  await db
    .updateTable('indexed_chains')
    .set({ reindex_asked: false })
    .where('chain_id', '=', chainId)
    .execute()
}

/** Moves the checkpoint of the index that is being rebuilt; who holds the lease was asked before. */
export async function moveRebuild(
  db: Transaction<Tables>,
  chainId: number,
  { from, to }: { from: string; to: Checkpoint },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('reindexed_chains')
    .set({ block_number: to.number, block_hash: to.hash })
    .where('chain_id', '=', chainId)
    .where('block_hash', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new LeaseLostError()
}

/** Its rows stay until they are pruned. */
export async function dropRebuild(db: Transaction<Tables>, chainId: number): Promise<void> {
  await db.deleteFrom('reindexed_chains').where('chain_id', '=', chainId).execute()
}

/** From this moment on lists are read from the rebuilt index. */
export async function swapIndex(db: Transaction<Tables>, chainId: number): Promise<void> {
  await sql`
    update indexed_chains c set slot = -c.slot, first_block = r.first_block,
      first_hash = r.first_hash, block_number = r.block_number, block_hash = r.block_hash
    from reindexed_chains r
    where c.chain_id = ${chainId} and r.chain_id = c.chain_id`.execute(db)
  await dropRebuild(db, chainId)
}

/** Whether the operator wants the index of a chain to be rebuilt. */
export async function isReindexAsked(db: Db, chainId: number): Promise<boolean> {
  const row = await db
    .selectFrom('indexed_chains')
    .select('reindex_asked')
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return row?.reindex_asked ?? false
}

/** @returns whether there is an index to rebuild */
export async function askReindex(db: Db, chainId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('indexed_chains')
    .set({ reindex_asked: true })
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
