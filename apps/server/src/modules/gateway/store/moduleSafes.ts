import { sql } from 'kysely'
import type { Address } from 'viem'
import { type Db, indexOf } from './db.ts'

/** So many that enabled or ran a module are looked at. */
const MAX_LOOKED_AT = 1_000

/**
 * The Safes that a module may stand in: those it did something with, and those whose owners enabled it
 * by a call of its own. In batches and set-ups nobody looks.
 */
export async function listSafesOfModule(
  db: Db,
  chainId: number,
  module: Address,
): Promise<Address[]> {
  const { rows } = await sql<{ safe: string }>`select distinct safe from (
    (select distinct safe from module_executions
      where chain_id = ${indexOf(chainId)} and module = ${module} limit ${MAX_LOOKED_AT})
    union all
    (select distinct safe from executions where chain_id = ${indexOf(chainId)}
      and right(data, 40) = ${module.slice(2).toLowerCase()}
      and data like '0x610b5925%' and length(data) = 74 and success limit ${MAX_LOOKED_AT})
  ) as found order by safe limit ${MAX_LOOKED_AT}`.execute(db)
  return rows.map(({ safe }) => safe as Address) // stored checksummed
}
