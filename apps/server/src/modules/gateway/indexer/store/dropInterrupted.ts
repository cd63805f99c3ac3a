import type { Transaction } from 'kysely'
import type { Tables } from '../../../../database/types.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { IndexUpTo } from './lookups.ts'
import { rollBack } from './rollBack.ts'

/**
 * Takes back what an interrupted step has left behind the checkpoint, unless that is being written
 * again now: its last block is remembered from its first part on, and a reorg may have replaced it.
 * @param last with which the step ends that is written now; left out: none is
 */
export async function dropInterrupted(
  db: Transaction<Tables>,
  { indexId, block }: IndexUpTo,
  last?: Checkpoint,
): Promise<void> {
  const interrupted = await db
    .selectFrom('indexed_blocks')
    .select('block_hash')
    .where('chain_id', '=', indexId)
    .where('block_number', '>', block)
    .executeTakeFirst()
  if (interrupted && interrupted.block_hash !== last?.hash) await rollBack(db, indexId, block)
}
