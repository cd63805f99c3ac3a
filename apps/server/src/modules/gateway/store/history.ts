import { sql } from 'kysely'
import type { Hex } from 'viem'
import type { Slice } from './db.ts'
import { type Db, indexOf, type SafeKey } from './db.ts'
import { findTransfers, type TransferRecord } from './transfers.ts'

/** One item of the history. */
export type HistoryRecord = {
  at: Date
  txHash: Hex
  logIndex: number
} & (
  | { kind: 'multisig'; safeTxHash: Hex }
  | { kind: 'module' }
  | { kind: 'transfer'; transfer: TransferRecord }
)

/** `trustedTokens`: only transfers of these ERC-20s; `null`: of all. */
export type HistoryFilter = Slice & { trustedTokens: readonly string[] | null }

/**
 * What happened to a Safe, the newest first. Transfers of nothing are left out.
 *
 * No join: a planner that has no statistics yet, as in a new database and always in an embedded one,
 * would go through all transfers of the Safe for each row.
 */
export async function listHistory(
  db: Db,
  { chainId, safe }: SafeKey,
  { trustedTokens, limit, offset }: HistoryFilter,
): Promise<HistoryRecord[]> {
  const rows = await db
    .selectFrom('history as h')
    .select(['block_time', 'tx_hash', 'log_index', 'trace', 'kind', 'safe_tx_hash'])
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where(isListed(trustedTokens))
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('tx_hash', 'desc')
    .orderBy('trace', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const moved = rows.filter(({ kind }) => kind === 'transfer').map(({ tx_hash }) => tx_hash)
  const transfers = await findTransfers(db, { chainId, safe }, moved)
  const byPlace = new Map(transfers.map((transfer) => [placeOf(transfer), transfer]))
  return rows.flatMap((row): HistoryRecord[] => {
    const place = { at: row.block_time, txHash: row.tx_hash as Hex, logIndex: row.log_index } // hexadecimal
    if (row.kind === 'module') return [{ ...place, kind: 'module' }]
    if (row.kind === 'multisig') {
      return [{ ...place, kind: 'multisig', safeTxHash: row.safe_tx_hash as Hex }] // always there
    }
    const transfer = byPlace.get(placeOf({ ...place, trace: row.trace }))
    return transfer ? [{ ...place, kind: 'transfer', transfer }] : []
  })
}

function placeOf(transfer: { txHash: string; logIndex: number; trace: string }): string {
  return `${transfer.txHash} ${transfer.logIndex} ${transfer.trace}`
}

/** Whatever is no ERC-20; of those, what moves something and is trusted. */
function isListed(trustedTokens: readonly string[] | null) {
  const trusted =
    trustedTokens === null
      ? sql`true`
      : trustedTokens.length === 0
        ? sql`false`
        : sql`t.token in (${sql.join(trustedTokens)})`
  return sql<boolean>`(h.kind <> 'transfer' or h.token is null or coalesce((
    select t.kind <> 'erc20' or (t.value > 0 and ${trusted}) from transfers t
    where t.chain_id = h.chain_id and t.safe = h.safe and t.tx_hash = h.tx_hash
      and t.log_index = h.log_index and t.trace = h.trace), true))`
}

/** More is not counted: a number nobody reads to its end is not worth walking the whole list for. */
const MAX_COUNTED = 1_000

/** How many items a list has; `null` when there are very many. */
export async function countRows(
  db: Db,
  table: 'history' | 'module_executions' | 'messages',
  { chainId, safe }: SafeKey,
): Promise<number | null> {
  const key = table === 'messages' ? sql`${chainId}` : indexOf(chainId)
  const { rows } = await sql<{ count: number | string | bigint }>`select count(*) as count from
    (select 1 from ${sql.table(table)} where chain_id = ${key} and safe = ${safe}
      limit ${MAX_COUNTED + 1}) as counted`.execute(db)
  const count = Number(rows[0]?.count ?? 0)
  return count > MAX_COUNTED ? null : count
}
