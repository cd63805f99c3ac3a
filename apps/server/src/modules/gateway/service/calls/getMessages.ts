import type { getMessages as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { readBasics } from '../../lists/readBasics.ts'
import { countMessages, listMessages } from '../../store/messages.ts'
import { toServiceMessage } from '../mapping/toServiceMessage.ts'
import { readOrder } from '../query/readOrder.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

const COLUMNS = { created: 'submitted_at', modified: 'modified_at' } as const

export const getMessages: CallHandler<typeof endpoint> = async ({ context, path, query, url }) => {
  const { shortName: chain, safeAddress } = path
  const part = readPart(query)
  const order = readOrder(query.ordering, COLUMNS, '-created')
  const safe = await readBasics(context, chain, safeAddress)
  const key = { chainId: chain.id, safe: safeAddress }
  const { records, count } = await context.database.run(async (db) => ({
    records: await listMessages(db, key, { ...part, ...order }),
    count: await countMessages(db, key),
  }))
  const results = records.map((record) => toServiceMessage(record, safe))
  return toServicePage({ url, part, count, results })
}
