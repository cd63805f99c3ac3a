import type { getModuleTransactions as endpoint } from '@countersign/gateway'
import { readCursor } from '../http/cursor.ts'
import { parseAddress } from '../http/parseAddress.ts'
import { parseHash } from '../http/parseHash.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { toPage } from '../http/toPage.ts'
import { ensureSafe } from '../lists/ensureSafe.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toModuleTransaction } from '../mapping/toModuleTransaction.ts'
import { countRows } from '../store/history.ts'
import { listModuleExecutions } from '../store/modules.ts'

/** What modules did in a Safe's name, the newest first. */
export const getModuleTransactions: CallHandler<typeof endpoint> = async (call) => {
  const { ground, path, query, url } = call
  const { chainId: chain, safeAddress: safe } = path
  const slice = readCursor(query.cursor)
  const filter = {
    to: query.to ? parseAddress(query.to) : undefined,
    module: query.module ? parseAddress(query.module) : undefined,
    txHash: query.transaction_hash ? parseHash(query.transaction_hash) : undefined,
  }
  await ensureSafe(ground, chain, safe)
  const key = { chainId: chain.id, safe }
  const { rows, count } = await ground.database.run(async (db) => ({
    rows: await listModuleExecutions(db, key, { ...filter, ...slice, limit: slice.limit + 1 }),
    count: await countRows(db, 'module_executions', key),
  }))
  const records = rows.slice(0, slice.limit)
  const tokens = await tokensOf(ground, chain, safe, { calls: records.map(({ call }) => call) })
  const context = { tokens, functionsOf: ground.functionsOf(chain) }
  const results = records.map((record) => ({
    type: 'TRANSACTION' as const,
    transaction: toModuleTransaction(safe, record, context),
    conflictType: 'None' as const,
  }))
  return toPage({ url, slice, hasNext: rows.length > slice.limit, results, count })
}
