import type { SafeOwnerTable, SafeThresholdTable } from '../../../../database/gatewayTables.ts'
import type { KnownSafe, StepEvent } from '../events/types.ts'
import type { OwnerRemoval } from '../store/rows.ts'

type OwnerRows = {
  safe_owners: SafeOwnerTable[]
  safe_thresholds: SafeThresholdTable[]
  removals: OwnerRemoval[]
}

/** Who came and who went, and how many of them had to sign. */
export function readOwners(events: readonly StepEvent[], safe: KnownSafe): OwnerRows {
  const rows: OwnerRows = { safe_owners: [], safe_thresholds: [], removals: [] }
  for (const { log, event } of events) {
    const of = { chain_id: safe.chainId, safe: safe.address }
    const at = { block_number: log.blockNumber, log_index: log.logIndex }
    const still = { removed_block: null, removed_log_index: null }
    if (event.type === 'setUp') {
      const owners = new Set(event.owners)
      for (const owner of owners) rows.safe_owners.push({ ...of, owner, ...at, ...still })
    }
    if (event.type === 'setUp' || event.type === 'thresholdChanged') {
      rows.safe_thresholds.push({ ...of, ...at, threshold: event.threshold })
    }
    if (event.type === 'ownerAdded') {
      rows.safe_owners.push({ ...of, owner: event.owner, ...at, ...still })
    }
    if (event.type === 'ownerRemoved') {
      const gone = { removed_block: log.blockNumber, removed_log_index: log.logIndex }
      const { owner } = event
      const open = rows.safe_owners.filter((row) => row.owner === owner && !row.removed_block)
      for (const row of open) Object.assign(row, gone)
      if (open.length === 0) rows.removals.push({ safe: safe.address, owner, ...gone })
    }
  }
  return rows
}
