import type { Selectable } from 'kysely'
import type { Address, Hex } from 'viem'
import type { ModuleExecutionTable } from '../../../database/gatewayTables.ts'
import type { Slice } from './db.ts'
import { type Db, indexOf, type SafeKey } from './db.ts'
import type { SafeCall } from './record.ts'
import { toCall } from './record.ts'

/** Something that a module did with a Safe. */
export type ModuleRecord = {
  at: Date
  blockNumber: number
  txHash: Hex
  logIndex: number
  module: Address
  success: boolean
  /** `null`: nobody could find out. */
  call: SafeCall | null
}

export type ModuleFilter = Slice & {
  to?: string | undefined
  module?: string | undefined
  txHash?: string | undefined
}

export async function listModuleExecutions(
  db: Db,
  key: SafeKey,
  { limit, offset, ...filter }: ModuleFilter,
): Promise<ModuleRecord[]> {
  const rows = await executionsOf(db, key, filter)
    .selectAll()
    .orderBy('block_number', 'desc')
    .orderBy('log_index', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toModuleRecord)
}

/** More is not counted: see `countRows`. */
const MAX_COUNTED = 10_000

export async function countModuleExecutions(
  db: Db,
  key: SafeKey,
  filter: Omit<ModuleFilter, keyof Slice>,
): Promise<number> {
  const { count } = await db
    .selectFrom(executionsOf(db, key, filter).select('tx_hash').limit(MAX_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function executionsOf(
  db: Db,
  { chainId, safe }: SafeKey,
  { to, module, txHash }: Omit<ModuleFilter, keyof Slice>,
) {
  return db
    .selectFrom('module_executions')
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .$if(to !== undefined, (query) => query.where('to', '=', to ?? ''))
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .$if(txHash !== undefined, (query) => query.where('tx_hash', '=', txHash ?? ''))
}

/** All that modules did in these on-chain transactions. */
export async function findModuleExecutions(
  db: Db,
  { chainId, safe }: SafeKey,
  txHashes: readonly string[],
): Promise<ModuleRecord[]> {
  if (txHashes.length === 0) return []
  const rows = await db
    .selectFrom('module_executions')
    .selectAll()
    .where('chain_id', '=', indexOf(chainId))
    .where('safe', '=', safe)
    .where('tx_hash', 'in', txHashes)
    .execute()
  return rows.map(toModuleRecord)
}

function toModuleRecord(row: Selectable<ModuleExecutionTable>): ModuleRecord {
  return {
    at: row.block_time,
    blockNumber: Number(row.block_number),
    txHash: row.tx_hash as Hex, // stored as hexadecimal, addresses checksummed
    logIndex: row.log_index,
    module: row.module as Address,
    success: row.success,
    call: toCall(row),
  }
}
