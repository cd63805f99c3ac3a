import type { getModuleTransactions as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { ensureSafe } from '../../lists/ensureSafe.ts'
import { parseAddress } from '../../query/parseAddress.ts'
import { parseHash } from '../../query/parseHash.ts'
import { countModuleExecutions, listModuleExecutions } from '../../store/modules.ts'
import { toServiceModule } from '../mapping/toServiceModule.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

export const getModuleTransactions: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { shortName: chain, safeAddress: safe } = path
  const part = readPart(query)
  const filter = {
    to: query.to ? parseAddress(query.to) : undefined,
    module: query.module ? parseAddress(query.module) : undefined,
    txHash: query.transaction_hash ? parseHash(query.transaction_hash) : undefined,
  }
  await ensureSafe(context, chain, safe)
  const key = { chainId: chain.id, safe }
  const { records, count } = await context.database.run(async (db) => ({
    records: await listModuleExecutions(db, key, { ...filter, ...part }),
    count: await countModuleExecutions(db, key, filter),
  }))
  const functionsOf = context.functionsOf(chain)
  const results = records.map((record) => toServiceModule(safe, record, functionsOf))
  return toServicePage({ url, part, count, results })
}
