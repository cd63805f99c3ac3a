import type { getDelegates as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { listDelegates } from '../../domain/listDelegates.ts'
import { toDelegate } from '../mapping/toDelegate.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

export const getDelegates: CallHandler<typeof endpoint> = async ({ context, path, query, url }) => {
  const part = readPart(query)
  const { records, count } = await listDelegates(context, path.shortName, query, part)
  return toServicePage({ url, part, count, results: records.map(toDelegate) })
}
