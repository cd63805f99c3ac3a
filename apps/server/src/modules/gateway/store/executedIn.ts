import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import { type Db, indexOf } from './db.ts'

/** A transaction that executes for more Safes than that is shown in part. */
const MOST_SHOWN = 20

/** What Safes executed in a transaction of the chain. */
export async function listExecutedIn(
  db: Db,
  chainId: number,
  txHash: Hex,
): Promise<{ safe: Address; safeTxHash: Hex }[]> {
  const { rows } = await sql<{ safe: string; safe_tx_hash: string }>`
    select safe, safe_tx_hash from executions
    where chain_id = ${indexOf(chainId)} and tx_hash = ${txHash}
    order by log_index limit ${MOST_SHOWN}`.execute(db)
  return rows.map((row) => ({ safe: row.safe as Address, safeTxHash: row.safe_tx_hash as Hex })) // stored as they are written
}
