import type { getCollectibles as endpoint } from '@countersign/gateway'
import { listCollectibles } from '../lists/listCollectibles.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'
import type { CallHandler } from './call.ts'

/** The collectibles of a Safe, the newest first. */
export const getCollectibles: CallHandler<typeof endpoint> = async ({
  context,
  path,
  query,
  url,
}) => {
  const slice = readCursor(query.cursor)
  const { results, hasNext } = await listCollectibles({
    context,
    chain: path.chainId,
    safe: path.safeAddress,
    slice,
    trusted: query.trusted ?? false,
    excludeSpam: query.exclude_spam ?? true,
    origin: url.origin,
  })
  const count = slice.offset === 0 && !hasNext ? results.length : null
  return toPage({ url, slice, hasNext, results, count })
}
