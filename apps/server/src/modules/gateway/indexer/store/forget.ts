import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../../database/types.ts'
import { OF_SAFE } from './rollBack.ts'

/** What people wrote belongs to the Safes of the chain that is gone. */
const OF_PEOPLE = ['proposals', 'confirmations', 'messages', 'message_confirmations'] as const
const ALL = [...OF_SAFE, ...OF_PEOPLE, 'safes', 'indexed_blocks', 'tokens'] as const

/** As much as fits well into the time that a transaction has. */
const AT_ONCE = 2_000

/**
 * Forgets a part of what is known of a chain, because another one goes by its name now.
 * @returns whether there is nothing left to forget
 */
export async function forget(db: Transaction<Tables>, chainId: number): Promise<boolean> {
  for (const table of ALL) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where chain_id = ${chainId} limit ${AT_ONCE}
      ))`.execute(db)
    if (Number(numAffectedRows ?? 0n) > 0) return false
  }
  return true
}
