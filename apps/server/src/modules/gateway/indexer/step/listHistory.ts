import type { HistoryTable } from '../../../../database/gatewayTables.ts'
import type { Rows } from '../store/rows.ts'

type Listed = Pick<Rows, 'executions' | 'module_executions' | 'transfers'>

/**
 * What the history lists: of one transaction on the chain its multisig transactions, or else its
 * module transactions, or else its transfers. What those contain is seen when they are opened.
 */
export function listHistory(rows: Listed): HistoryTable[] {
  const named = new Set<string>()
  const isNew = (row: { safe: string; tx_hash: string }) => !named.has(keyOf(row))

  const multisig = rows.executions.map(
    (row): HistoryTable => ({
      ...position(row),
      trace: '',
      kind: 'multisig',
      safe_tx_hash: row.safe_tx_hash,
      token: null,
    }),
  )
  for (const row of multisig) named.add(keyOf(row))
  const modules = rows.module_executions.filter(isNew).map(
    (row): HistoryTable => ({
      ...position(row),
      trace: '',
      kind: 'module',
      safe_tx_hash: null,
      token: null,
    }),
  )
  for (const row of modules) named.add(keyOf(row))
  const transfers = rows.transfers.filter(isNew).map(
    (row): HistoryTable => ({
      ...position(row),
      trace: row.trace,
      kind: 'transfer',
      safe_tx_hash: null,
      token: row.token,
    }),
  )
  return [...multisig, ...modules, ...transfers]
}

function keyOf({ safe, tx_hash }: { safe: string; tx_hash: string }): string {
  return `${safe} ${tx_hash}`
}

function position(row: Omit<HistoryTable, 'trace' | 'kind' | 'safe_tx_hash' | 'token'>) {
  const { chain_id, safe, block_number, block_time, tx_hash, log_index } = row
  return { chain_id, safe, block_number, block_time, tx_hash, log_index }
}
