import { sql, type Transaction } from 'kysely'
import type { GatewayTables } from '../../../../database/gatewayTables.ts'
import type { Tables } from '../../../../database/types.ts'

/** As much as fits well into the time that a transaction has. */
const AT_ONCE = 2_000

/**
 * Deletes a part of the rows of tables that go by an id.
 * @returns whether nothing of them is left
 */
export async function pruneRows(
  db: Transaction<Tables>,
  tables: readonly (keyof GatewayTables)[],
  id: number,
): Promise<boolean> {
  for (const table of tables) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where chain_id = ${id} limit ${AT_ONCE}
      ))`.execute(db)
    if (Number(numAffectedRows ?? 0n) > 0) return false
  }
  return true
}
