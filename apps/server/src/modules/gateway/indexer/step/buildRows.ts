import { setImmediate } from 'node:timers/promises'
import type { Address } from 'viem'
import { positionOf } from '../events/positionOf.ts'
import type { ExecutionContext } from '../executions/executionContext.ts'
import { findExecutions } from '../executions/findExecutions.ts'
import { readExecutions } from '../executions/readExecutions.ts'
import { readModuleExecutions } from '../executions/readModuleExecutions.ts'
import type { Transaction } from '../node/nodeAnswers.ts'
import { readOwners } from '../safes/readOwners.ts'
import type { SafeStart } from '../store/lookups.ts'
import type { Rows } from '../store/rows.ts'
import { readTransfers } from '../transfers/readTransfers.ts'
import type { Selected } from './selectEvents.ts'

export type BuildRowsParameters = Selected &
  Pick<ExecutionContext, 'transactions' | 'times'> & {
    /** Where the Safes stood that were known before. */
    starts: ReadonlyMap<string, SafeStart>
  }

/** Enough for hundreds of executions in one transaction. */
const MAX_EFFORT = 4 * 1024 * 1024

/** What the events say, as rows; without what only the balances tell, and without the history. */
export async function buildRows(parameters: BuildRowsParameters): Promise<Rows> {
  const { events, safes, found, transactions, times, starts } = parameters
  const rows: Rows = {
    safes: [],
    removals: [],
    safe_owners: [],
    safe_thresholds: [],
    executions: [],
    module_executions: [],
    transfers: [],
    history: [],
    approved_hashes: [],
    signed_messages: [],
    borrowed_code: [],
    unread_parts: [],
  }
  const executionsIn = once((transaction: Transaction) => findExecutions(transaction.input))
  const effortFor = once((_transaction: Transaction) => ({ left: MAX_EFFORT }))
  for (const { row, borrowed } of found) {
    const block_time = new Date((times.get(Number(row.block_number)) ?? 0) * 1_000)
    rows.safes.push({ ...row, block_time })
    if (!borrowed) continue
    const { chain_id, address: safe, block_number, tx_hash, log_index } = row
    const position = { chain_id, safe, block_number, block_time, tx_hash, log_index }
    rows.borrowed_code.push({ ...position, kind: 'setup', safe_tx_hash: null, ...borrowed })
  }
  for (const [address, group] of events) {
    const safe = safes.get(address)
    if (!safe) continue
    // Visitors are served by the same process.
    await setImmediate()
    const context = { safe, transactions, times, executionsIn, effortFor }
    const owners = readOwners(group, safe)
    rows.removals.push(...owners.removals)
    rows.safe_owners.push(...owners.safe_owners)
    rows.safe_thresholds.push(...owners.safe_thresholds)
    const start = starts.get(address) ?? { nonce: 0, threshold: null }
    rows.executions.push(...readExecutions(group, start, context))
    rows.module_executions.push(...readModuleExecutions(group, context))
    rows.transfers.push(...readTransfers(group, context))
    for (const { log, event } of group) {
      const position = () => positionOf(log, context)
      if (event.type === 'hashApproved') {
        rows.approved_hashes.push({ ...position(), hash: event.hash, owner: event.owner })
      }
      if (event.type === 'messageSigned') {
        rows.signed_messages.push({ ...position(), message_hash: event.hash })
      }
    }
  }
  return rows
}

/** The same answer for the same thing, found once. */
function once<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>()
  return (key) => {
    const known = found.get(key) ?? find(key)
    found.set(key, known)
    return known
  }
}

/** The Safes of a step that need to be known better before it can be read. */
export function listExecuting({ events }: Selected): Address[] {
  return [...events].flatMap(([safe, group]) =>
    group.some(({ event }) => event.type === 'executed') ? [safe] : [],
  )
}
