import { sql } from 'kysely'
import type { Address } from 'viem'
import { type Db, indexOf, type SafeKey } from './db.ts'

/** More waits for nobody: see `countRows`. */
const MOST_COUNTED = 1_000

/** How much waits in a Safe's queue, and how much of it somebody has not confirmed. */
export async function countWaiting(
  db: Db,
  { chainId, safe }: SafeKey,
  fromNonce: number,
  owner: Address | undefined,
): Promise<{ queued: number; unconfirmed: number }> {
  const { rows } = await sql<{ queued: number; unconfirmed: number }>`
    select count(*)::integer as queued,
      (count(*) filter (where not exists (select from confirmations c where c.chain_id = ${chainId}
        and c.safe = ${safe} and c.safe_tx_hash = waiting.safe_tx_hash
        and c.owner = ${owner ?? ''})))::integer as unconfirmed
    from (select p.safe_tx_hash from proposals p where p.chain_id = ${chainId} and p.safe = ${safe}
      and p.nonce >= ${fromNonce} and p.trusted
      and not exists (select from executions e where e.chain_id = ${indexOf(chainId)}
        and e.safe = p.safe and e.safe_tx_hash = p.safe_tx_hash)
      limit ${MOST_COUNTED}) as waiting`.execute(db)
  return rows[0] ?? { queued: 0, unconfirmed: 0 }
}
