import type { getAllCollectibles as endpoint } from '@countersign/gateway'
import { listCollectibles } from '../lists/listCollectibles.ts'
import type { CallHandler } from './call.ts'

/** All at once, as the first version of the call had it: as many as anybody can look through. */
const MAX_AT_ONCE = 200

export const getAllCollectibles: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { results } = await listCollectibles({
    context,
    chain: path.chainId,
    safe: path.safeAddress,
    slice: { limit: MAX_AT_ONCE, offset: 0 },
    trusted: query.trusted ?? false,
    excludeSpam: query.exclude_spam ?? true,
    origin: url.origin,
  })
  return results
}
