import { type Address, zeroAddress } from 'viem'
import type {
  ExecutionTable,
  ModuleExecutionTable,
  TransferTable,
} from '../../../../database/gatewayTables.ts'
import type { Identify } from '../../chain/createCodeBook.ts'
import type { Transaction } from '../node/nodeAnswers.ts'
import { listPayments, type Payment } from './listPayments.ts'

type Executed = ExecutionTable | ModuleExecutionTable

export type ReadPaymentsParameters = {
  executed: readonly Executed[]
  transactions: ReadonlyMap<string, Transaction>
  identify: Identify
}

const EXEC_TRANSACTION = '0x6a761202'

/** The coins that executions moved, which no event of their own tells. */
export async function readPayments(parameters: ReadPaymentsParameters): Promise<TransferTable[]> {
  const { executed, transactions, identify } = parameters
  const rows: TransferTable[] = []
  /** Transactions whose own value has been counted. */
  const counted = new Set<string>()
  for (const row of executed) {
    const outgoing = [...(await paymentsOf(row, identify)), ...refundOf(row)]
    rows.push(...outgoing.map((payment, index) => toRow(row, String(index), payment)))
    const transaction = transactions.get(row.tx_hash)
    if (!transaction || counted.has(`${row.safe} ${row.tx_hash}`)) continue
    if (sendsAlong(transaction, row)) {
      counted.add(`${row.safe} ${row.tx_hash}`)
      rows.push(toIncomingRow(row, String(outgoing.length), transaction))
    }
  }
  return rows
}

/** Nothing is logged for the value of the very transaction that calls `execTransaction`. */
function sendsAlong({ to, value, input }: Transaction, row: Executed): boolean {
  return to === row.safe && value > 0n && input.startsWith(EXEC_TRANSACTION)
}

async function paymentsOf(row: Executed, identify: Identify): Promise<Payment[]> {
  const { to, value, data, operation } = row
  if (!row.success || to === null || value === null || data === null) return []
  // Written by this indexer a moment ago, as what these types say.
  const call = { to: to as Address, value: BigInt(value), data: data as `0x${string}` }
  return listPayments(
    row.safe as Address,
    { ...call, operation: operation === 1 ? 1 : 0 },
    identify,
  )
}

/** Gas that the Safe paid back in coins; in tokens it is an ordinary transfer. */
function refundOf(row: Executed): Payment[] {
  if (!('payment' in row) || row.gas_token !== zeroAddress || BigInt(row.payment) === 0n) return []
  const receiver = row.refund_receiver === zeroAddress ? row.executor : row.refund_receiver
  // Written as an address, see above.
  return [{ to: receiver as Address, value: BigInt(row.payment) }]
}

function toRow(row: Executed, trace: string, { to, value }: Payment): TransferTable {
  return { ...native(row, trace), from: row.safe, to, value, incoming: false }
}

function toIncomingRow(row: Executed, trace: string, { from, value }: Transaction): TransferTable {
  return { ...native(row, trace), from, to: row.safe, value, incoming: true }
}

function native(row: Executed, trace: string) {
  const { chain_id, safe, block_number, block_time, tx_hash, log_index } = row
  const position = { chain_id, safe, block_number, block_time, tx_hash, log_index }
  return { ...position, trace, kind: 'native' as const, token: null, attributed: true }
}
