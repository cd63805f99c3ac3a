import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import type { Slice } from './db.ts'
import { type Db, indexOf, type SafeKey } from './db.ts'
import { amount } from './record.ts'

/** Something of worth that came or went. */
export type TransferRecord = {
  at: Date
  blockNumber: number
  /** Of an unattributed one, which belongs to no transaction: the hash of its block. */
  txHash: Hex
  logIndex: number
  trace: string
  kind: 'native' | 'erc20' | 'erc721'
  token: Address | null
  from: Address | null
  to: Address | null
  /** The amount; of a collectible its id. */
  value: string
  incoming: boolean
  attributed: boolean
}

export type IncomingFilter = Slice & {
  trustedTokens: readonly string[] | null
  from?: Date | undefined
  until?: Date | undefined
  to?: string | undefined
  value?: string | undefined
  token?: string | undefined
}

/** What a Safe received, the newest first. Transfers of nothing are left out. */
export async function listIncoming(
  db: Db,
  { chainId, safe }: SafeKey,
  filter: IncomingFilter,
): Promise<TransferRecord[]> {
  const { trustedTokens, from, until, to, value, token, limit, offset } = filter
  let query = db
    .selectFrom('transfers')
    .selectAll()
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('incoming', '=', true)
    .where(sql<boolean>`(kind <> 'erc20' or value > 0)`)
  if (trustedTokens !== null) {
    const listed =
      trustedTokens.length === 0 ? sql`false` : sql`token in (${sql.join(trustedTokens)})`
    query = query.where(sql<boolean>`(kind <> 'erc20' or ${listed})`)
  }
  if (from) query = query.where('block_time', '>=', from)
  if (until) query = query.where('block_time', '<=', until)
  if (to !== undefined) query = query.where('to', '=', to)
  if (value !== undefined)
    query = query.where(sql<boolean>`value = ${value}::numeric and kind <> 'erc721'`)
  if (token !== undefined) query = query.where('token', '=', token)
  const rows = await query
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('trace', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toTransfer)
}

/** All transfers of a Safe in these on-chain transactions. */
export async function findTransfers(
  db: Db,
  { chainId, safe }: SafeKey,
  txHashes: readonly string[],
): Promise<TransferRecord[]> {
  if (txHashes.length === 0) return []
  const rows = await db
    .selectFrom('transfers')
    .selectAll()
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('tx_hash', 'in', [...new Set(txHashes)])
    .execute()
  return rows.map(toTransfer)
}

/** So many transfers are looked through for what came last, and so many tokens for what ever came. */
const MAX_LOOKED_AT = 1_000

/**
 * Tokens that a Safe has touched, apart from some; where there are more, those that are known to be
 * tokens, then what came last. Anybody can send a Safe as many tokens as they like, so only so many are
 * looked at: by a walk along two indexes, however often each token was moved.
 */
export async function listTouchedTokens(
  db: Db,
  key: SafeKey,
  { except, limit }: { except: readonly Address[]; limit: number },
): Promise<Address[]> {
  const { rows } = await sql<{ token: string }>`with recursive ${everTouched(key)}
    select token from touched where token is not null limit ${limit + except.length + 1}`.execute(
    db,
  )
  const found = rows.map(({ token }) => token as Address) // stored checksummed
  const others = found.filter((token) => !except.includes(token))
  return others.length > limit ? listForemostTokens(db, key, { except, limit }) : others
}

/** Each token once, found by jumping from one to the next in the index. */
function everTouched({ chainId, safe }: SafeKey) {
  const own = sql`chain_id = ${indexOf(chainId)} and safe = ${safe}`
  return sql`touched as (
    (select token from transfers where ${own} and token is not null order by token limit 1)
    union all
    select (select token from transfers where ${own} and token > touched.token order by token limit 1)
    from touched where touched.token is not null
  )`
}

/** Of more than can be asked for: those that are known, then those that came last. */
async function listForemostTokens(
  db: Db,
  key: SafeKey,
  { except, limit }: { except: readonly Address[]; limit: number },
): Promise<Address[]> {
  const { chainId, safe } = key
  const { rows } = await sql<{ token: string }>`with recursive ${everTouched(key)}, ever as (
    select token from touched where token is not null limit ${MAX_LOOKED_AT}
  ), lately as (
    select token, max(block_number) as at from (
      select token, block_number from transfers
      where chain_id = ${indexOf(chainId)} and safe = ${safe} and incoming
      order by block_number desc, log_index desc limit ${MAX_LOOKED_AT}
    ) as newest where token is not null group by token
  ), found as (
    select token, max(at) as at from (
      select token, at from lately union all select token, null::bigint from ever
    ) as each group by token
  ) select token from found
    where token <> all(${[...except]}::text[])
    order by exists (
      select 1 from tokens k where k.chain_id = ${chainId} and k.address = found.token
    ) desc, at desc nulls last, token
    limit ${limit}`.execute(db)
  return rows.map(({ token }) => token as Address) // stored checksummed
}

/** The collectibles that a Safe should have, if every event was true, the newest first. */
export async function listHeldCollectibles(
  db: Db,
  { chainId, safe }: SafeKey,
  { limit, offset }: Slice,
): Promise<{ token: Address; id: string }[]> {
  const { rows } = await sql<{ token: string; value: string }>`
    select token, value from (
      select distinct on (token, value) token, value, incoming, block_number, log_index
      from transfers
      where chain_id = ${indexOf(chainId)} and safe = ${safe} and kind = 'erc721' and token is not null
      order by token, value, block_number desc, log_index desc, incoming desc
    ) as latest
    where incoming
    order by block_number desc, log_index desc, token, value
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ token, value }) => ({ token: token as Address, id: amount(value) })) // stored checksummed
}

type Row = {
  block_number: number | string | bigint
  block_time: Date
  tx_hash: string
  log_index: number
  trace: string
  kind: TransferRecord['kind']
  token: string | null
  from: string | null
  to: string | null
  value: number | string | bigint
  incoming: boolean
  attributed: boolean
}

export function toTransfer(row: Row): TransferRecord {
  const { trace, kind, incoming, attributed } = row
  return {
    at: row.block_time,
    blockNumber: Number(row.block_number),
    txHash: row.tx_hash as Hex, // stored as hexadecimal, addresses checksummed
    logIndex: row.log_index,
    trace,
    kind,
    token: row.token as Address | null,
    from: row.from as Address | null,
    to: row.to as Address | null,
    value: amount(row.value),
    incoming,
    attributed,
  }
}
