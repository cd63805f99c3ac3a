import type { getIncomingTransfers as endpoint } from '@countersign/gateway'
import { ensureSafe } from '../lists/ensureSafe.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toTransferTransaction } from '../mapping/toTransferTransaction.ts'
import { readCursor } from '../query/cursor.ts'
import { parseAddress } from '../query/parseAddress.ts'
import { parseAmount } from '../query/parseAmount.ts'
import { parseDate } from '../query/parseDate.ts'
import { toPage } from '../query/toPage.ts'
import { listIncoming } from '../store/transfers.ts'
import type { CallHandler } from './call.ts'

/** What a Safe received, the newest first. */
export const getIncomingTransfers: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { chainId: chain, safeAddress: safe } = path
  const slice = readCursor(query.cursor)
  const filter = {
    trustedTokens:
      query.trusted === false ? null : context.tokens.listed(chain).map(({ address }) => address),
    from: parseDate(query.execution_date__gte),
    until: parseDate(query.execution_date__lte),
    to: query.to ? parseAddress(query.to) : undefined,
    value: parseAmount(query.value),
    token: query.token_address ? parseAddress(query.token_address) : undefined,
  }
  await ensureSafe(context, chain, safe)
  const key = { chainId: chain.id, safe }
  const rows = await context.database.run((db) =>
    listIncoming(db, key, { ...filter, ...slice, limit: slice.limit + 1 }),
  )
  const records = rows.slice(0, slice.limit)
  const tokens = await tokensOf(context, chain, safe, { moved: records.map(({ token }) => token) })
  const results = records.map((record) => ({
    type: 'TRANSACTION' as const,
    transaction: toTransferTransaction(safe, record, tokens),
    conflictType: 'None' as const,
  }))
  return toPage({ url, slice, hasNext: rows.length > slice.limit, results, count: null })
}
