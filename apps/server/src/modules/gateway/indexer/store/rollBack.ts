import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../../database/types.ts'

type Db = Transaction<Tables>

/** Everything about a Safe that comes from the chain. */
export const OF_SAFE = [
  'safe_owners',
  'safe_thresholds',
  'executions',
  'module_executions',
  'transfers',
  'history',
  'approved_hashes',
  'signed_messages',
  'borrowed_code',
  'unread_parts',
] as const

/**
 * Takes back everything that blocks after `to` said, as if they had never been read. What people
 * wrote stays: it is matched again with whatever the chain says then.
 */
export async function rollBack(db: Db, indexId: number, to: number): Promise<void> {
  await sql`
    update safes s set balance = s.balance - d.delta
    from (
      select safe, sum(case when incoming then value else -value end) as delta
      from transfers
      where chain_id = ${indexId} and block_number > ${to} and kind = 'native'
      group by safe
    ) d
    where s.chain_id = ${indexId} and s.address = d.safe`.execute(db)
  for (const table of OF_SAFE) {
    await sql`
      delete from ${sql.table(table)}
      where chain_id = ${indexId} and block_number > ${to}`.execute(db)
    // A Safe that is not there any more takes along what it was sent before it was there.
    await sql`
      delete from ${sql.table(table)}
      where chain_id = ${indexId} and safe in
        (select address from safes where chain_id = ${indexId} and block_number > ${to})`.execute(
      db,
    )
  }
  await sql`
    update safe_owners set removed_block = null, removed_log_index = null
    where chain_id = ${indexId} and removed_block > ${to}`.execute(db)
  for (const table of ['safes', 'indexed_blocks'] as const) {
    await sql`
      delete from ${sql.table(table)}
      where chain_id = ${indexId} and block_number > ${to}`.execute(db)
  }
}
