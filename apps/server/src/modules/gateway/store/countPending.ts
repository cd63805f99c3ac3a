import { sql } from 'kysely'
import { type Db, indexOf } from './db.ts'

/** More than anybody waits for; who has more is told that there are at least so many. */
const MOST = 100_000

/** Proposals of a chain that may still be executed: behind everything that their Safe has executed. */
export async function countPending(db: Db, chainId: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select 1 from proposals p
      where p.chain_id = ${chainId} and p.trusted and p.nonce > coalesce(
        (select max(e.nonce) from executions e
          where e.chain_id = ${indexOf(chainId)} and e.safe = p.safe), -1)
      limit ${MOST}
    ) pending`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
