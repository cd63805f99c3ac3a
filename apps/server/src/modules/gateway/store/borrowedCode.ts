import type { Address, Hex } from 'viem'
import { type Db, indexOf, type SafeKey } from './db.ts'
import { topics } from './topics.ts'

/** Code of nobody known that a Safe ran as its own. */
export type BorrowedCodeRecord = {
  kind: 'setup' | 'multisig' | 'module'
  at: Date
  txHash: Hex
  logIndex: number
  safeTxHash: Hex | null
  target: Address | null
}

export type BorrowedCodeRecords = {
  /** The first ones. */
  records: readonly BorrowedCodeRecord[]
  count: number
  /** Whether there can be no others: everything the Safe ever ran could be read. */
  complete: boolean
}

/** Safes of this version and older do not say what they execute. */
const SILENT = '1.0.0'

/** `undefined`: nobody has read this Safe. */
export async function findBorrowedCode(
  db: Db,
  { chainId, safe }: SafeKey,
  limit: number,
): Promise<BorrowedCodeRecords | undefined> {
  const known = await db
    .selectFrom('safes')
    .select(['judged', 'version'])
    .where('chain_id', '=', indexOf(chainId))
    .where('address', '=', safe)
    .executeTakeFirst()
  if (!known) return undefined
  const of = db
    .selectFrom('borrowed_code')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
  const rows = await of
    .selectAll()
    .orderBy('block_number')
    .orderBy('log_index')
    .limit(limit)
    .execute()
  const { count } = await of.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const unread = await db
    .selectFrom('module_executions')
    .select('tx_hash')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('to', 'is', null)
    .where('success', '=', true)
    .limit(1)
    .executeTakeFirst()
  const gap = await db
    .selectFrom('unread_parts')
    .select('block_number')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('topic', '!=', topics.transfer)
    .limit(1)
    .executeTakeFirst()
  return {
    records: rows.map((row) => ({
      kind: row.kind,
      at: row.block_time,
      txHash: row.tx_hash as Hex, // stored as hexadecimal, addresses checksummed
      logIndex: row.log_index,
      safeTxHash: row.safe_tx_hash as Hex | null,
      target: row.target as Address | null,
    })),
    count: Number(count),
    complete: known.judged === true && !unread && !gap && known.version > SILENT,
  }
}
