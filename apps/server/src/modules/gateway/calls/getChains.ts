import type { getChains as endpoint } from '@countersign/gateway'
import { readCursor } from '../http/cursor.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { toPage } from '../http/toPage.ts'
import { toChain } from '../mapping/toChain.ts'

export const getChains: CallHandler<typeof endpoint> = async ({ ground, query, url }) => {
  const slice = readCursor(query.cursor)
  const all = [...ground.chains.values()]
  const end = slice.offset + slice.limit
  return toPage({
    url,
    slice,
    hasNext: end < all.length,
    results: all.slice(slice.offset, end).map(({ config }) => toChain(config, url.origin)),
    count: all.length,
  })
}
