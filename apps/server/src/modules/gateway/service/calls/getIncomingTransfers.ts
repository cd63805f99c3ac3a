import type { getIncomingTransfers as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { readTransfers } from '../lists/readTransfers.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

export const getIncomingTransfers: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const part = readPart(query)
  const { shortName: chain, safeAddress } = path
  const { count, results } = await readTransfers(context, chain, safeAddress, {
    query,
    part,
    incoming: true,
  })
  return toServicePage({ url, part, count, results })
}
