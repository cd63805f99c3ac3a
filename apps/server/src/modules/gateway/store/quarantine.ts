import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../database/types.ts'
import type { SafeKey } from './db.ts'

export type QuarantineLimits = {
  /** How many of one Safe are kept. */
  ofSafe: number
  /** How many of all Safes, and how long they may be together. */
  rows: number
  bytes: number
}

const LIMITS: QuarantineLimits = { ofSafe: 20, rows: 5_000, bytes: 64 * 1024 * 1024 }
const DAYS = 30

/**
 * What nobody signed: neither here, nor on the chain by an approval, nor by executing it, by either
 * index of the chain. Nothing
 * else is ever deleted by our own decision.
 */
const UNSIGNED = sql`not p.trusted
  and not exists (select from confirmations c where c.chain_id = p.chain_id and c.safe = p.safe
    and c.safe_tx_hash = p.safe_tx_hash)
  and not exists (select from approved_hashes a where a.chain_id in (p.chain_id, -p.chain_id) and a.safe = p.safe
    and a.hash = p.safe_tx_hash)
  and not exists (select from executions e where e.chain_id in (p.chain_id, -p.chain_id) and e.safe = p.safe
    and e.safe_tx_hash = p.safe_tx_hash)`

/** Lets the oldest go that nobody signed, until there is room for one more of this Safe. */
export async function makeRoom(
  db: Transaction<Tables>,
  { chainId, safe }: SafeKey,
  now: Date,
  limits: QuarantineLimits = LIMITS,
): Promise<void> {
  const newest = sql`order by p.submitted_at desc, p.safe_tx_hash`
  await remove(
    db,
    sql`select p.ctid from proposals p where p.chain_id = ${chainId} and p.safe = ${safe}
      and ${UNSIGNED} ${newest} offset ${limits.ofSafe - 1}`,
  )
  const oldest = new Date(now.getTime() - DAYS * 86_400_000)
  await remove(
    db,
    sql`select p.ctid from proposals p where p.submitted_at < ${oldest} and ${UNSIGNED} limit 100`,
  )
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(octet_length(data)), 0)::float8 as bytes
    from proposals where not trusted`.execute(db)
  const { count = 0, bytes = 0 } = rows[0] ?? {}
  if (count < limits.rows && bytes < limits.bytes) return
  // A little more than needed, so that this is not done every time.
  await remove(
    db,
    sql`select ctid from (
      select p.ctid, row_number() over (${newest}) as place,
        sum(octet_length(p.data)) over (${newest} rows unbounded preceding) as bytes
      from proposals p where ${UNSIGNED}
    ) as found where place > ${Math.floor(limits.rows * 0.9)}
      or bytes > ${Math.floor(limits.bytes * 0.9)}`,
  )
}

async function remove(db: Transaction<Tables>, ctids: ReturnType<typeof sql>): Promise<void> {
  // Who signs one at this moment holds it, and keeps it.
  await sql`delete from proposals where ctid = any(array(
    select ctid from proposals where ctid = any(array(${ctids})) and not trusted
    for update skip locked
  ))`.execute(db)
}
