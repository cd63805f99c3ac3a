import type { getModuleTransactions as endpoint } from '@countersign/gateway'
import { ensureSafe } from '../lists/ensureSafe.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toModuleTransaction } from '../mapping/toModuleTransaction.ts'
import { readCursor } from '../query/cursor.ts'
import { parseAddress } from '../query/parseAddress.ts'
import { parseHash } from '../query/parseHash.ts'
import { toPage } from '../query/toPage.ts'
import { countRows } from '../store/history.ts'
import { listModuleExecutions } from '../store/modules.ts'
import type { CallHandler } from './call.ts'

/** What modules did in a Safe's name, the newest first. */
export const getModuleTransactions: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { chainId: chain, safeAddress: safe } = path
  const slice = readCursor(query.cursor)
  const filter = {
    to: query.to ? parseAddress(query.to) : undefined,
    module: query.module ? parseAddress(query.module) : undefined,
    txHash: query.transaction_hash ? parseHash(query.transaction_hash) : undefined,
  }
  await ensureSafe(context, chain, safe)
  const key = { chainId: chain.id, safe }
  const { rows, count } = await context.database.run(async (db) => ({
    rows: await listModuleExecutions(db, key, { ...filter, ...slice, limit: slice.limit + 1 }),
    count: await countRows(db, 'module_executions', key),
  }))
  const records = rows.slice(0, slice.limit)
  const tokens = await tokensOf(context, chain, safe, { calls: records.map(({ call }) => call) })
  const facts = { tokens, functionsOf: context.functionsOf(chain) }
  const results = records.map((record) => ({
    type: 'TRANSACTION' as const,
    transaction: toModuleTransaction(safe, record, facts),
    conflictType: 'None' as const,
  }))
  return toPage({ url, slice, hasNext: rows.length > slice.limit, results, count })
}
