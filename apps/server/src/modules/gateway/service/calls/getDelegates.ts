import type { getDelegates as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { readDelegationFilter } from '../../domain/readDelegationFilter.ts'
import { listDelegations } from '../../store/delegations.ts'
import { toDelegate } from '../mapping/toDelegate.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

export const getDelegates: CallHandler<typeof endpoint> = async ({ context, path, query, url }) => {
  const part = readPart(query)
  const filter = readDelegationFilter(query)
  const { records, count } = await context.database.run((db) =>
    listDelegations(db, path.shortName.id, filter, part),
  )
  return toServicePage({ url, part, count, results: records.map(toDelegate) })
}
