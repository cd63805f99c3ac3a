import { sql } from 'kysely'
import type { Slice } from '../http/cursor.ts'
import type { Db, SafeKey } from './db.ts'
import { type MultisigRecord, toMultisigRecord } from './record.ts'

/** The transactions with these hashes, in no order. */
export async function findMultisig(
  db: Db,
  { chainId, safe }: SafeKey,
  hashes: readonly string[],
): Promise<MultisigRecord[]> {
  if (hashes.length === 0) return []
  const executions = await db
    .selectFrom('executions')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('safe_tx_hash', 'in', hashes)
    .execute()
  const proposals = await db
    .selectFrom('proposals')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('safe_tx_hash', 'in', hashes)
    .execute()
  const executed = new Map(executions.map((row) => [row.safe_tx_hash, row]))
  const proposed = new Map(proposals.map((row) => [row.safe_tx_hash, row]))
  return hashes
    .filter((hash) => executed.has(hash) || proposed.has(hash))
    .map((hash) => toMultisigRecord(executed.get(hash), proposed.get(hash)))
}

/** A hash stands for one transaction of one Safe. */
export async function findSafeOfHash(
  db: Db,
  chainId: number,
  safeTxHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('proposals')
    .select('safe')
    .where('chain_id', '=', chainId)
    .where('safe_tx_hash', '=', safeTxHash)
    .union(
      db
        .selectFrom('executions')
        .select('safe')
        .where('chain_id', '=', chainId)
        .where('safe_tx_hash', '=', safeTxHash),
    )
    .limit(1)
    .executeTakeFirst()
  return row?.safe
}

export type QueueFilter = Slice & { fromNonce: number; trusted: boolean }

/** What was proposed and can still be executed, the next nonce first. */
export async function listQueue(
  db: Db,
  { chainId, safe }: SafeKey,
  { fromNonce, trusted, limit, offset }: QueueFilter,
): Promise<MultisigRecord[]> {
  const rows = await db
    .selectFrom('proposals')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('nonce', '>=', fromNonce)
    .where('trusted', '=', trusted)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('executions')
            .select(sql`1`.as('one'))
            .whereRef('executions.chain_id', '=', 'proposals.chain_id')
            .whereRef('executions.safe', '=', 'proposals.safe')
            .whereRef('executions.safe_tx_hash', '=', 'proposals.safe_tx_hash'),
        ),
      ),
    )
    .orderBy('nonce')
    .orderBy('submitted_at')
    .orderBy('safe_tx_hash')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => toMultisigRecord(undefined, row))
}

export type MultisigFilter = Slice & {
  from?: Date | undefined
  until?: Date | undefined
  to?: string | undefined
  value?: string | undefined
  nonce?: number | undefined
  executed?: boolean | undefined
}

/** The hashes of what the owners signed, the newest nonce first. */
export async function listMultisigHashes(
  db: Db,
  { chainId, safe }: SafeKey,
  filter: MultisigFilter,
): Promise<string[]> {
  const { from, until, to, value, nonce, executed, limit, offset } = filter
  const atMost = limit + offset
  const common = sql`chain_id = ${chainId} and safe = ${safe}
    ${to === undefined ? sql`` : sql`and "to" = ${to}`}
    ${value === undefined ? sql`` : sql`and value = ${value}::numeric`}
    ${nonce === undefined ? sql`` : sql`and nonce = ${nonce}`}`
  const dated = from !== undefined || until !== undefined
  const executions = sql`(select safe_tx_hash, nonce, block_time as at from executions
    where ${common}
      ${from === undefined ? sql`` : sql`and block_time >= ${from}`}
      ${until === undefined ? sql`` : sql`and block_time <= ${until}`}
      ${executed === false ? sql`and false` : sql``}
    order by nonce desc limit ${atMost})`
  const proposals = sql`(select safe_tx_hash, nonce, submitted_at as at from proposals
    where ${common} and trusted
      and not exists (select 1 from executions e where e.chain_id = proposals.chain_id
        and e.safe = proposals.safe and e.safe_tx_hash = proposals.safe_tx_hash)
      ${executed === true || dated ? sql`and false` : sql``}
    order by nonce desc, submitted_at desc limit ${atMost})`
  const { rows } = await sql<{ safe_tx_hash: string }>`
    select safe_tx_hash from (${executions} union all ${proposals}) as both_kinds
    order by nonce desc, at desc, safe_tx_hash limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => row.safe_tx_hash)
}

/** The highest nonce that owners have signed for; `null` without any. */
export async function findHighestNonce(db: Db, { chainId, safe }: SafeKey): Promise<number | null> {
  const row = await db
    .selectFrom('proposals')
    .select('nonce')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('trusted', '=', true)
    .orderBy('nonce', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? Number(row.nonce) : null
}

/** Who confirmed what would use up a nonce instead of this transaction. */
export async function findRejectors(
  db: Db,
  { chainId, safe }: SafeKey,
  { nonce, safeTxHash }: { nonce: number; safeTxHash: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('proposals')
    .innerJoin('confirmations', (join) =>
      join
        .onRef('confirmations.chain_id', '=', 'proposals.chain_id')
        .onRef('confirmations.safe', '=', 'proposals.safe')
        .onRef('confirmations.safe_tx_hash', '=', 'proposals.safe_tx_hash'),
    )
    .select('confirmations.owner')
    .distinct()
    .where('proposals.chain_id', '=', chainId)
    .where('proposals.safe', '=', safe)
    .where('proposals.nonce', '=', nonce)
    .where('proposals.to', '=', safe)
    .where('proposals.value', '=', 0)
    .where('proposals.data', '=', '0x')
    .where('proposals.safe_tx_hash', '!=', safeTxHash)
    .execute()
  return rows.map(({ owner }) => owner)
}
