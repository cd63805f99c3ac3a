import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../../database/types.ts'
import type { RowsOfTable } from './divideRows.ts'
import type { IndexUpTo } from './lookups.ts'
import type { Rows } from './rows.ts'

type Db = Transaction<Tables>

/** Rows as one parameter: statements stay few and short however many rows there are. */
const asJson = (rows: readonly unknown[]) =>
  JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))

/**
 * Adds a part of what a step found to an index. What is there already stays as it is: a step may be
 * written again that was interrupted, and a Safe can be made to say the same thing twice.
 * @param before where the index stood before the step
 */
export async function writeRows(
  db: Db,
  before: IndexUpTo,
  part: readonly RowsOfTable[],
): Promise<void> {
  for (const { table, rows } of part) {
    if (table === 'removals') {
      await removeOwners(db, before, rows)
      continue
    }
    const given = rows.map((row) => ({ ...row, chain_id: before.indexId }))
    const insert = sql`
      insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${asJson(given)}::jsonb)
      on conflict do nothing`
    await (table === 'transfers' ? addToBalances(before, insert) : insert).execute(db)
  }
}

async function removeOwners(
  db: Db,
  { indexId, block }: IndexUpTo,
  removals: Rows['removals'],
): Promise<void> {
  await sql`
    update safe_owners o set removed_block = r.removed_block, removed_log_index = r.removed_log_index
    from jsonb_to_recordset(${asJson(removals)}::jsonb)
      as r(safe text, owner text, removed_block bigint, removed_log_index integer)
    where o.chain_id = ${indexId} and o.safe = r.safe and o.owner = r.owner
      and o.block_number <= ${block} and o.removed_block is null`.execute(db)
}

/** Only what was really added: so a balance is always that of the rows which are there. */
function addToBalances({ indexId }: IndexUpTo, insert: ReturnType<typeof sql>) {
  return sql`
    with added as (${insert} returning safe, kind, value, incoming)
    update safes s set balance = s.balance + d.delta
    from (
      select safe, sum(case when incoming then value else -value end) as delta
      from added where kind = 'native' group by safe
    ) d
    where s.chain_id = ${indexId} and s.address = d.safe`
}
