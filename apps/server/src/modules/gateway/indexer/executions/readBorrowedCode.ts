import type { Address, Hex } from 'viem'
import type {
  BorrowedCodeTable,
  ExecutionTable,
  ModuleExecutionTable,
} from '../../../../database/gatewayTables.ts'
import type { Identify } from '../../chain/createCodeBook.ts'
import { type ForeignCode, findForeignCode } from './findForeignCode.ts'

type Executed = ExecutionTable | ModuleExecutionTable

/** Where Safes ran code of nobody known as their own. What failed has left nothing behind. */
export async function readBorrowedCode(
  executed: readonly Executed[],
  identify: Identify,
): Promise<BorrowedCodeTable[]> {
  const rows: BorrowedCodeTable[] = []
  for (const row of executed) {
    const foreign = row.success ? await judge(row, identify) : null
    if (!foreign) continue
    const { chain_id, safe, block_number, block_time, tx_hash, log_index } = row
    const position = { chain_id, safe, block_number, block_time, tx_hash, log_index }
    const safeTxHash = 'safe_tx_hash' in row ? row.safe_tx_hash : null
    const kind = safeTxHash === null ? 'module' : 'multisig'
    rows.push({ ...position, kind, safe_tx_hash: safeTxHash, ...foreign })
  }
  return rows
}

async function judge(row: Executed, identify: Identify): Promise<ForeignCode | null> {
  const { to, data, operation } = row
  // What owners executed where nobody can see it may have been anything. Of modules that is usual.
  if (to === null || data === null) return 'safe_tx_hash' in row ? { target: null } : null
  // Written by this indexer a moment ago, as what these types say.
  const call = { to: to as Address, value: 0n, data: data as Hex }
  return findForeignCode(
    row.safe as Address,
    { ...call, operation: operation === 1 ? 1 : 0 },
    identify,
  )
}
