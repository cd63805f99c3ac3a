import type { getCollectibles as endpoint } from '@countersign/gateway'
import { listCollectibles } from '../collectibles/listCollectibles.ts'
import { readCursor } from '../http/cursor.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { toPage } from '../http/toPage.ts'

/** The collectibles of a Safe, the newest first. */
export const getCollectibles: CallHandler<typeof endpoint> = async ({
  ground,
  path,
  query,
  url,
}) => {
  const slice = readCursor(query.cursor)
  const { results, hasNext } = await listCollectibles({
    ground,
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
