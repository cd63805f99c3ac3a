import { sql } from 'kysely'
import type { Hex } from 'viem'
import { type Db, indexOf, type SafeKey, type Slice } from './db.ts'

/** Something that happened to a Safe: of a transaction that only moved something, one for all of it. */
export type HappeningRecord = {
  kind: 'multisig' | 'module' | 'transfer'
  at: Date
  blockNumber: number
  /** Of what came without a transaction: the hash of its block. */
  txHash: Hex
  logIndex: number
  safeTxHash: Hex | null
}

const MAX_COUNTED = 10_000

/** What happened to a Safe, the newest first, and how many there are. Transfers of nothing are left out. */
export async function listHappenings(
  db: Db,
  { chainId, safe }: SafeKey,
  { limit, offset }: Slice,
): Promise<{ records: HappeningRecord[]; count: number }> {
  // Of a transaction's transfers the last stands for all.
  const of = sql`history as h where h.chain_id = ${indexOf(chainId)} and h.safe = ${safe} and (
    h.kind <> 'transfer' or not exists (select from history o where o.chain_id = h.chain_id
      and o.safe = h.safe and o.block_number = h.block_number and o.tx_hash = h.tx_hash
      and o.kind = 'transfer' and (o.log_index, o.trace) > (h.log_index, h.trace)))
    and (h.kind <> 'transfer' or exists (select from transfers t where t.chain_id = h.chain_id
      and t.safe = h.safe and t.tx_hash = h.tx_hash and (t.kind <> 'erc20' or t.value > 0)))`
  const { rows } =
    await sql<Row>`select h.kind, h.block_time, h.block_number, h.tx_hash, h.log_index,
    h.safe_tx_hash from ${of}
    order by h.block_number desc, h.log_index desc, h.tx_hash desc, h.trace desc
    limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*)::integer as count from
    (select 1 from ${of} limit ${MAX_COUNTED}) as counted`.execute(db)
  return {
    records: rows.map((row) => ({
      kind: row.kind,
      at: new Date(row.block_time),
      blockNumber: Number(row.block_number),
      txHash: row.tx_hash as Hex, // stored as hexadecimal
      logIndex: row.log_index,
      safeTxHash: row.safe_tx_hash as Hex | null,
    })),
    count: counted.rows[0]?.count ?? 0,
  }
}

type Row = {
  kind: HappeningRecord['kind']
  block_time: Date | string
  block_number: number | string | bigint
  tx_hash: string
  log_index: number
  safe_tx_hash: string | null
}
