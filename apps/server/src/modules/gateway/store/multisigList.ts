import { type RawBuilder, sql } from 'kysely'
import { type Db, indexOf, type SafeKey, type Slice } from './db.ts'

/** A range, in which either end may be open. */
export type Range<T> = { from?: T | undefined; until?: T | undefined }

export type MultisigListFilter = {
  executed?: boolean | undefined
  success?: boolean | undefined
  /** Absent: as if true. */
  trusted?: boolean | undefined
  confirmed?: boolean | undefined
  /** Both ends belong to it. */
  nonce: Range<number>
  value: Range<string>
  executedAt: Range<Date>
  submittedAt: Range<Date>
  modifiedAt: Range<Date>
  to?: string | undefined
  operation?: number | undefined
  proposer?: string | undefined
  safeTxHash?: string | undefined
  txHash?: string | undefined
}

export type MultisigOrder = {
  by: 'nonce' | 'submitted_at' | 'modified_at'
  direction: 'asc' | 'desc'
}

/** What is proposed and executed of one Safe, each hash once. Never what is long. */
const found = (chainId: number, safe: string) => sql`(
  select coalesce(e.safe_tx_hash, p.safe_tx_hash) as safe_tx_hash,
    coalesce(e.nonce, p.nonce) as nonce, coalesce(e."to", p."to") as "to",
    coalesce(e.value, p.value) as value, coalesce(e.operation, p.operation) as operation,
    e.safe_tx_hash is not null as executed, e.success, e.tx_hash, e.block_time as executed_at,
    e.safe_tx_hash is not null or p.trusted as trusted, p.proposer,
    coalesce(p.submitted_at, e.block_time) as submitted_at,
    greatest(p.modified_at, e.block_time) as modified_at
  from (select * from executions where chain_id = ${indexOf(chainId)} and safe = ${safe}) as e
  full join (select * from proposals where chain_id = ${chainId} and safe = ${safe}) as p
    on p.safe_tx_hash = e.safe_tx_hash
) as f`

/** The hashes that a filter leaves of a Safe's multisig transactions, and how many it leaves. */
export async function listMultisig(
  db: Db,
  { chainId, safe }: SafeKey,
  filter: MultisigListFilter,
  { limit, offset, by, direction }: Slice & MultisigOrder,
): Promise<{ hashes: string[]; count: number }> {
  const of = sql`${found(chainId, safe)} where ${sql.join(conditions(chainId, safe, filter), sql` and `)}`
  const order = sql.raw(`f.${by} ${direction}, f.nonce ${direction}`)
  const { rows } = await sql<{ safe_tx_hash: string }>`select f.safe_tx_hash from ${of}
    order by ${order}, f.safe_tx_hash limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{
    count: number
  }>`select count(*)::integer as count from ${of}`.execute(db)
  return {
    hashes: rows.map(({ safe_tx_hash }) => safe_tx_hash),
    count: counted.rows[0]?.count ?? 0,
  }
}

function conditions(chainId: number, safe: string, filter: MultisigListFilter) {
  const { executed, success, trusted = true, confirmed, to, operation, proposer } = filter
  const all: RawBuilder<unknown>[] = [sql`f.trusted = ${trusted}`]
  if (executed !== undefined) all.push(sql`f.executed = ${executed}`)
  if (success !== undefined) all.push(sql`f.success = ${success}`)
  if (to !== undefined) all.push(sql`f."to" = ${to}`)
  if (operation !== undefined) all.push(sql`f.operation = ${operation}`)
  if (proposer !== undefined) all.push(sql`f.proposer = ${proposer}`)
  if (filter.safeTxHash !== undefined) all.push(sql`f.safe_tx_hash = ${filter.safeTxHash}`)
  if (filter.txHash !== undefined) all.push(sql`f.tx_hash = ${filter.txHash}`)
  if (confirmed !== undefined) {
    const has = sql`(f.executed or exists (select from confirmations c where c.chain_id = ${chainId}
      and c.safe = ${safe} and c.safe_tx_hash = f.safe_tx_hash))`
    all.push(confirmed ? has : sql`not ${has}`)
  }
  return [
    ...all,
    ...within(sql`f.nonce`, filter.nonce),
    ...within(sql`f.value`, filter.value),
    ...within(sql`f.executed_at`, filter.executedAt),
    ...within(sql`f.submitted_at`, filter.submittedAt),
    ...within(sql`f.modified_at`, filter.modifiedAt),
  ]
}

function within<T extends string | number | Date>(
  column: RawBuilder<unknown>,
  { from, until }: Range<T>,
): RawBuilder<unknown>[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${cast(from)}`]),
    ...(until === undefined ? [] : [sql`${column} <= ${cast(until)}`]),
  ]
}

/** Amounts come as texts, and are compared as numbers. */
const cast = (value: string | number | Date) =>
  typeof value === 'string' ? sql`${value}::numeric` : sql`${value}`
