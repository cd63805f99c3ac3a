import type { getDelegates as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { listDelegates } from '../domain/listDelegates.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'

export const getDelegates: CallHandler<typeof endpoint> = async ({ context, path, query, url }) => {
  const slice = readCursor(query.cursor)
  const { records, count } = await listDelegates(context, path.chainId, query, slice)
  const results = records.map(({ safe, delegate, delegator, label }) => ({
    safe,
    delegate,
    delegator,
    label,
  }))
  const hasNext = slice.offset + slice.limit < count
  return toPage({ url, slice, hasNext, results, count })
}
