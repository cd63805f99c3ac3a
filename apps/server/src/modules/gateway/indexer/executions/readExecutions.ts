import type { ExecutionTable } from '../../../../database/gatewayTables.ts'
import { positionOf } from '../events/positionOf.ts'
import type { StepEvent } from '../events/types.ts'
import type { SafeStart } from '../store/lookups.ts'
import type { ExecutionContext } from './executionContext.ts'
import { type Candidate, matchExecution } from './matchExecution.ts'
import { nearestFirst } from './nearestFirst.ts'

const UNKNOWN = {
  to: null,
  value: null,
  data: null,
  operation: null,
  safe_tx_gas: null,
  base_gas: null,
  gas_price: null,
  gas_token: null,
  refund_receiver: null,
  signatures: null,
}

/** The multisig transactions among one Safe's events, in order. */
export function readExecutions(
  events: readonly StepEvent[],
  start: SafeStart,
  context: ExecutionContext,
): ExecutionTable[] {
  const rows: ExecutionTable[] = []
  let { nonce, threshold } = start
  /** The threshold that an execution starts with: its own changes come before its end. */
  let settled = threshold
  let transaction = ''
  let announced: Candidate[] = []
  let called: Candidate[] | undefined

  for (const { log, event } of events) {
    if (log.transactionHash !== transaction) {
      transaction = log.transactionHash
      settled = threshold
      announced = []
      called = undefined
    }
    if (event.type === 'setUp') threshold = settled = event.threshold
    if (event.type === 'thresholdChanged') threshold = event.threshold
    if (event.type === 'multisigDetails') announced.push(event)
    if (event.type !== 'executed') continue
    const around = transactionOf(context, transaction)
    called ??= nearestFirst(context.executionsIn(around), context.safe.address, around.input)
    const wanted = {
      safe: context.safe,
      safeTxHash: event.safeTxHash,
      expectedNonce: nonce,
      effort: context.effortFor(around),
    }
    const match =
      matchExecution({ ...wanted, candidates: announced }) ??
      matchExecution({ ...wanted, candidates: called })
    rows.push({
      ...positionOf(log, context),
      safe_tx_hash: event.safeTxHash,
      success: event.success,
      payment: event.payment,
      executor: around.from,
      nonce: match?.nonce ?? nonce,
      threshold: match?.threshold ?? settled,
      ...(match ? contentsOf(match) : UNKNOWN),
    })
    nonce = (match?.nonce ?? nonce) + 1
    settled = threshold
  }
  return rows
}

function transactionOf({ transactions }: ExecutionContext, hash: string) {
  const transaction = transactions.get(hash)
  if (!transaction) throw new TypeError(`Nobody read transaction ${hash}.`)
  return transaction
}

function contentsOf(match: Candidate) {
  return {
    to: match.to,
    value: match.value,
    data: match.data,
    operation: match.operation,
    safe_tx_gas: match.safeTxGas,
    base_gas: match.baseGas,
    gas_price: match.gasPrice,
    gas_token: match.gasToken,
    refund_receiver: match.refundReceiver,
    signatures: match.signatures,
  }
}
