import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../../database/types.ts'
import type { Rows } from './rows.ts'

type Db = Transaction<Tables>

/** Rows as one parameter: statements stay few and short however many rows there are. */
const asJson = (rows: readonly unknown[]) =>
  JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))

const INSERTED = [
  'safes',
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
] as const satisfies (keyof Rows)[]

/** Adds what a step found to an index. */
export async function writeStep(db: Db, indexId: number, rows: Rows): Promise<void> {
  // Before the owners who came, so that it cannot hit them.
  await removeOwners(db, indexId, rows.removals)
  for (const table of INSERTED) {
    if (rows[table].length === 0) continue
    const given = rows[table].map((row) => ({ ...row, chain_id: indexId }))
    // A Safe can be made to say the same thing twice, and must not be able to stop us with it.
    await sql`
      insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${asJson(given)}::jsonb)
      on conflict do nothing`.execute(db)
  }
  await addToBalances(db, indexId, rows.transfers)
}

async function removeOwners(db: Db, indexId: number, removals: Rows['removals']): Promise<void> {
  if (removals.length === 0) return
  await sql`
    update safe_owners o set removed_block = r.removed_block, removed_log_index = r.removed_log_index
    from jsonb_to_recordset(${asJson(removals)}::jsonb)
      as r(safe text, owner text, removed_block bigint, removed_log_index integer)
    where o.chain_id = ${indexId} and o.safe = r.safe and o.owner = r.owner
      and o.removed_block is null`.execute(db)
}

async function addToBalances(db: Db, indexId: number, transfers: Rows['transfers']): Promise<void> {
  const deltas = new Map<string, bigint>()
  for (const { safe, kind, value, incoming } of transfers) {
    if (kind !== 'native') continue
    const delta = incoming ? BigInt(value) : -BigInt(value)
    deltas.set(safe, (deltas.get(safe) ?? 0n) + delta)
  }
  if (deltas.size === 0) return
  const rows = [...deltas].map(([safe, delta]) => ({ safe, delta }))
  await sql`
    update safes s set balance = s.balance + d.delta
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as d(safe text, delta numeric)
    where s.chain_id = ${indexId} and s.address = d.safe`.execute(db)
}
