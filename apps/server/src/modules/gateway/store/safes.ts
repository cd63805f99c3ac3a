import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import { type Db, indexOf, type SafeKey } from './db.ts'
import { amount } from './record.ts'

/** How a Safe was made. */
export type CreationRecord = {
  at: Date
  txHash: Hex
  creator: Address
  factory: Address | null
  singleton: Address
  saltNonce: string | null
  /** The call of `setup`, where it could be found. */
  initializer: Hex | null
}

export async function findCreation(
  db: Db,
  { chainId, safe }: SafeKey,
): Promise<CreationRecord | undefined> {
  const row = await db
    .selectFrom('safes')
    .selectAll()
    .where('chain_id', '=', indexOf(chainId))
    .where('address', '=', safe)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    at: row.block_time,
    txHash: row.tx_hash as Hex, // stored as hexadecimal, addresses checksummed
    creator: row.creator as Address,
    factory: row.factory as Address | null,
    singleton: row.singleton as Address,
    saltNonce: row.salt_nonce === null ? null : amount(row.salt_nonce),
    initializer: row.initializer as Hex | null,
  }
}

/** A Safe that somebody is an owner of; `judged`: it was believed by its own code when it was read. */
export type OwnedSafe = { safe: Address; judged: boolean }

/** The Safes that have an owner, as far as the chain was read; those that had them first, first. */
export async function listSafesOfOwner(
  db: Db,
  chainId: number,
  owner: string,
  limit: number,
): Promise<readonly OwnedSafe[]> {
  const { rows } = await sql<OwnedSafe>`
    select o.safe, coalesce(bool_or(s.judged is not null), false) as judged
    from safe_owners o left join safes s on s.chain_id = o.chain_id and s.address = o.safe
    where o.chain_id = ${indexOf(chainId)} and o.owner = ${owner} and o.removed_block is null
    group by o.safe order by min(o.block_number), min(o.log_index), o.safe
    limit ${limit}`.execute(db)
  return rows // addresses are stored checksummed
}

/** What lists need to know of a Safe. */
export type StoredSafe = {
  version: string
  nonce: number
  threshold: number
  owners: readonly Address[]
}

/** A Safe as it was when its chain was read last. */
export async function findStoredSafe(
  db: Db,
  { chainId, safe }: SafeKey,
): Promise<StoredSafe | undefined> {
  const row = await db
    .selectFrom('safes')
    .select('version')
    .where('chain_id', '=', indexOf(chainId))
    .where('address', '=', safe)
    .executeTakeFirst()
  if (!row) return undefined
  const owners = await db
    .selectFrom('safe_owners')
    .select('owner')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('removed_block', 'is', null)
    .orderBy('owner')
    .execute()
  const threshold = await db
    .selectFrom('safe_thresholds')
    .select('threshold')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = await db
    .selectFrom('executions')
    .select('nonce')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .orderBy('nonce', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    version: row.version,
    nonce: last ? Number(last.nonce) + 1 : 0,
    threshold: threshold?.threshold ?? 1,
    owners: owners.map(({ owner }) => owner as Address), // stored checksummed
  }
}

/** When each part of a Safe changed last. */
export type SafeTimes = Record<'collectibles' | 'queue' | 'history' | 'messages', Date | null>

export async function findSafeTimes(db: Db, { chainId, safe }: SafeKey): Promise<SafeTimes> {
  const own = sql`chain_id = ${indexOf(chainId)} and safe = ${safe}`
  const posted = sql`chain_id = ${chainId} and safe = ${safe}`
  const { rows } = await sql<Record<keyof SafeTimes, Date | string | null>>`select
    (select block_time from transfers where ${own} and kind = 'erc721'
      order by block_number desc, log_index desc limit 1) as collectibles,
    (select max(modified_at) from proposals where ${posted}
      and nonce > coalesce((select max(nonce) from executions where ${own}), -1)) as queue,
    (select block_time from history where ${own}
      order by block_number desc, log_index desc limit 1) as history,
    (select max(modified_at) from messages where ${posted}) as messages`.execute(db)
  const [row] = rows
  const date = (value: Date | string | null | undefined) => (value ? new Date(value) : null)
  return {
    collectibles: date(row?.collectibles),
    queue: date(row?.queue),
    history: date(row?.history),
    messages: date(row?.messages),
  }
}
