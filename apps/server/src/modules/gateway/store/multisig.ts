import { sql } from 'kysely'
import type { Slice } from './db.ts'
import { type Db, indexOf, type SafeKey } from './db.ts'
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
    .where('chain_id', '=', indexOf(chainId))
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
        .where('chain_id', '=', indexOf(chainId))
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
    .where(isNotExecuted(chainId))
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

/** Asked row by row: without statistics a planner makes something far slower of `not exists`. */
const isNotExecuted = (chainId: number) => sql<boolean>`(select true from executions e
  where e.chain_id = ${indexOf(chainId)} and e.safe = proposals.safe and e.safe_tx_hash = proposals.safe_tx_hash) is null`

/** The hashes of what the owners signed, the newest nonce first. */
export async function listMultisigHashes(
  db: Db,
  { chainId, safe }: SafeKey,
  filter: MultisigFilter,
): Promise<string[]> {
  const { from, until, to, value, nonce, executed, limit, offset } = filter
  const conditions = sql`safe = ${safe}
    ${to === undefined ? sql`` : sql`and "to" = ${to}`}
    ${value === undefined ? sql`` : sql`and value = ${value}::numeric`}
    ${nonce === undefined ? sql`` : sql`and nonce = ${nonce}`}`
  // So many from each: what was proposed and executed is in both, and counts once.
  const newest = sql`order by nonce desc, safe_tx_hash limit ${limit + offset}`
  const executions = sql`(select safe_tx_hash, nonce from executions
    where chain_id = ${indexOf(chainId)} and ${conditions}
    ${from === undefined ? sql`` : sql`and block_time >= ${from}`}
    ${until === undefined ? sql`` : sql`and block_time <= ${until}`}
    ${newest})`
  const proposals = sql`(select safe_tx_hash, nonce from proposals
    where chain_id = ${chainId} and ${conditions} and trusted
    ${executed === false ? sql`and ${isNotExecuted(chainId)}` : sql``} ${newest})`
  const onlyExecuted = executed === true || from !== undefined || until !== undefined
  const both = sql`${executions} union ${proposals}`
  const source = executed === false ? proposals : onlyExecuted ? executions : both
  const { rows } = await sql<{ safe_tx_hash: string }>`select safe_tx_hash from (${source}) as found
    order by nonce desc, safe_tx_hash limit ${limit} offset ${offset}`.execute(db)
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
  const rejections = await db
    .selectFrom('proposals')
    .select('safe_tx_hash')
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where('nonce', '=', nonce)
    .where('to', '=', safe)
    .where('value', '=', 0)
    .where('data', '=', '0x')
    .where('safe_tx_hash', '!=', safeTxHash)
    .execute()
  if (rejections.length === 0) return []
  const rows = await db
    .selectFrom('confirmations')
    .select('owner')
    .distinct()
    .where('chain_id', '=', chainId)
    .where('safe', '=', safe)
    .where(
      'safe_tx_hash',
      'in',
      rejections.map(({ safe_tx_hash }) => safe_tx_hash),
    )
    .execute()
  return rows.map(({ owner }) => owner)
}
