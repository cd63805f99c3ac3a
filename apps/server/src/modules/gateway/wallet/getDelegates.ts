import type { getDelegates as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { readDelegationFilter } from '../domain/readDelegationFilter.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'
import { listDelegations } from '../store/delegations.ts'

export const getDelegates: CallHandler<typeof endpoint> = async ({ context, path, query, url }) => {
  const slice = readCursor(query.cursor)
  const filter = readDelegationFilter(query)
  const { records, count } = await context.database.run((db) =>
    listDelegations(db, path.chainId.id, filter, slice),
  )
  const results = records.map(({ safe, delegate, delegator, label }) => ({
    safe,
    delegate,
    delegator,
    label,
  }))
  const hasNext = slice.offset + slice.limit < count
  return toPage({ url, slice, hasNext, results, count })
}
