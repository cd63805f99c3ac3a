import type { getChains as endpoint } from '@countersign/gateway'
import { toChain } from '../mapping/toChain.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'
import type { CallHandler } from './call.ts'

export const getChains: CallHandler<typeof endpoint> = async ({ context, query, url }) => {
  const slice = readCursor(query.cursor)
  const all = [...context.chains.values()]
  const end = slice.offset + slice.limit
  return toPage({
    url,
    slice,
    hasNext: end < all.length,
    results: all.slice(slice.offset, end).map(({ config }) => toChain(config, url.origin)),
    count: all.length,
  })
}
