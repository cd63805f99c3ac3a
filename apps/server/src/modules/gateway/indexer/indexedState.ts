import { sql } from 'kysely'
import type { Database } from '../../../database/types.ts'
import type { Condition } from './follow/createFollower.ts'

export type IndexedState = {
  /** The last block that is in the tables. */
  blockNumber: number
  /** How many blocks there are after it, as far as is known. */
  lag: number
  /** How long ago nothing was missing; `null` when that has never been so. */
  ageMs: number | null
  /** How it stands with the nodes. */
  condition: Condition
  /** How far an index has come that is being rebuilt; `null`: none is. */
  rebuiltBlock: number | null
}

/** How far a chain is indexed, by whichever server does it; `undefined`: nobody has begun. */
export async function indexedState(
  database: Database,
  chainId: number,
): Promise<IndexedState | undefined> {
  const row = await database.run((db) =>
    db
      .selectFrom('indexed_chains as c')
      .leftJoin('reindexed_chains as r', 'r.chain_id', 'c.chain_id')
      .select(['c.block_number', 'c.head_number', 'c.condition', 'r.block_number as rebuilt'])
      // The database's clock wrote the time, so it also reads it.
      .select(
        sql<number | null>`(extract(epoch from clock_timestamp() - synced_at) * 1000)::float8`.as(
          'age',
        ),
      )
      .where('c.chain_id', '=', chainId)
      .executeTakeFirst(),
  )
  if (!row) return undefined
  const blockNumber = Number(row.block_number)
  return {
    blockNumber,
    lag: Math.max(0, Number(row.head_number) - blockNumber),
    ageMs: row.age === null ? null : Math.max(0, Math.round(row.age)),
    condition: row.condition,
    rebuiltBlock: row.rebuilt === null ? null : Number(row.rebuilt),
  }
}
