import type { Db } from './db.ts'

/** The block before which nothing of a chain was read; 0 where everything was, or will be. */
export async function findFirstBlock(db: Db, chainId: number): Promise<number> {
  const row = await db
    .selectFrom('indexed_chains')
    .select('first_block')
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return Number(row?.first_block ?? 0)
}
