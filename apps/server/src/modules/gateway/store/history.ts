import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import type { Slice } from '../http/cursor.ts'
import type { Db, SafeKey } from './db.ts'
import { amount } from './record.ts'
import type { TransferRecord } from './transfers.ts'

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

/** What happened to a Safe, the newest first. Transfers of nothing are left out. */
export async function listHistory(
  db: Db,
  { chainId, safe }: SafeKey,
  { trustedTokens, limit, offset }: HistoryFilter,
): Promise<HistoryRecord[]> {
  const rows = await db
    .selectFrom('history as h')
    .leftJoin('transfers as t', (join) =>
      join
        .on('h.kind', '=', 'transfer')
        .onRef('t.chain_id', '=', 'h.chain_id')
        .onRef('t.safe', '=', 'h.safe')
        .onRef('t.tx_hash', '=', 'h.tx_hash')
        .onRef('t.log_index', '=', 'h.log_index')
        .onRef('t.trace', '=', 'h.trace'),
    )
    .select(['h.block_time', 'h.tx_hash', 'h.log_index', 'h.trace', 'h.kind', 'h.safe_tx_hash'])
    .select(['t.kind as asset', 't.token', 't.from', 't.to', 't.value', 't.incoming'])
    .select('t.attributed')
    .where('h.chain_id', '=', chainId)
    .where('h.safe', '=', safe)
    .where(
      sql<boolean>`(t.kind is null or t.kind <> 'erc20' or (t.value > 0 and ${
        trustedTokens === null ? sql`true` : isOneOf(trustedTokens)
      }))`,
    )
    .orderBy('h.block_number', 'desc')
    .orderBy('h.log_index', 'desc')
    .orderBy('h.tx_hash', 'desc')
    .orderBy('h.trace', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row): HistoryRecord => {
    const place = { at: row.block_time, txHash: row.tx_hash as Hex, logIndex: row.log_index } // hexadecimal
    if (row.kind === 'module') return { ...place, kind: 'module' }
    if (row.kind === 'multisig') {
      return { ...place, kind: 'multisig', safeTxHash: row.safe_tx_hash as Hex } // always there
    }
    const transfer: TransferRecord = {
      ...place,
      trace: row.trace,
      kind: row.asset ?? 'native',
      token: row.token as Address | null, // stored checksummed
      from: row.from as Address | null,
      to: row.to as Address | null,
      value: amount(row.value),
      incoming: row.incoming ?? false,
      attributed: row.attributed ?? false,
    }
    return { ...place, kind: 'transfer', transfer }
  })
}

function isOneOf(tokens: readonly string[]) {
  return tokens.length === 0 ? sql`false` : sql`t.token in (${sql.join(tokens)})`
}

/** More is not counted: a number nobody reads to its end is not worth walking the whole list for. */
const MAX_COUNTED = 1_000

/** How many items a list has; `null` when there are very many. */
export async function countRows(
  db: Db,
  table: 'history' | 'module_executions' | 'messages',
  { chainId, safe }: SafeKey,
): Promise<number | null> {
  const { rows } = await sql<{ count: number | string | bigint }>`select count(*) as count from
    (select 1 from ${sql.table(table)} where chain_id = ${chainId} and safe = ${safe}
      limit ${MAX_COUNTED + 1}) as counted`.execute(db)
  const count = Number(rows[0]?.count ?? 0)
  return count > MAX_COUNTED ? null : count
}
