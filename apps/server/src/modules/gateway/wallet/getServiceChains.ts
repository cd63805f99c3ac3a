import type { getServiceChains as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { toServiceChain } from '../mapping/toServiceChain.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'

export const getServiceChains: CallHandler<typeof endpoint> = async ({ context, query, url }) => {
  const slice = readCursor(query.cursor)
  const all = [...context.chains.values()]
  const end = slice.offset + slice.limit
  const results = all
    .slice(slice.offset, end)
    .map(({ config }) => toServiceChain(config, url.origin))
  return toPage({ url, slice, hasNext: end < all.length, results, count: all.length })
}
