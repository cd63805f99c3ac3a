import { expandCalls } from '@countersign/safe'
import type { Address } from 'viem'
import type { ModuleExecutionTable } from '../../../../database/gatewayTables.ts'
import type { ModuleCall } from '../events/decodeEvent.ts'
import { positionOf } from '../events/positionOf.ts'
import type { StepEvent } from '../events/types.ts'
import type { ExecutionContext } from './executionContext.ts'

type Announced = ModuleCall & { module: Address }

const UNKNOWN = { to: null, value: null, data: null, operation: null }

/** The module transactions among one Safe's events, in order. */
export function readModuleExecutions(
  events: readonly StepEvent[],
  context: ExecutionContext,
): ModuleExecutionTable[] {
  const rows: ModuleExecutionTable[] = []
  let transaction = ''
  let announced: Announced[] = []
  let called: Announced[] | undefined

  for (const { log, event } of events) {
    if (log.transactionHash !== transaction) {
      transaction = log.transactionHash
      announced = []
      called = undefined
    }
    if (event.type === 'moduleDetails') announced.push(event)
    if (event.type !== 'moduleExecuted') continue
    const { module, success } = event
    // The last one that was announced ends first: one module's transaction can contain another's.
    const nearest = announced.findLastIndex((each) => each.module === module)
    called ??= callsOf(context, transaction)
    const next = called.findIndex((each) => each.module === module)
    const call =
      nearest === -1 ? called.splice(next, next === -1 ? 0 : 1)[0] : announced.splice(nearest, 1)[0]
    rows.push({
      ...positionOf(log, context),
      module,
      success,
      ...(call ? toColumns(call) : UNKNOWN),
    })
  }
  return rows
}

function toColumns({ to, value, data, operation }: ModuleCall) {
  return { to, value, data, operation }
}

/** Singletons without announcements: what the calldata shows of calls by modules to this Safe. */
function callsOf({ safe, transactions }: ExecutionContext, hash: string): Announced[] {
  const transaction = transactions.get(hash)
  if (!transaction?.to) return []
  const { from, to, value, input: data } = transaction
  const { calls } = expandCalls(from, { to, value, data, operation: 0 })
  const byPath = new Map(calls.map((call) => [call.path.join(), call]))
  return calls.flatMap((call) => {
    if (call.via !== 'module' || call.actor !== safe.address) return []
    const module = byPath.get(call.path.slice(0, -1).join())?.actor
    return module ? [{ ...call, module }] : []
  })
}
