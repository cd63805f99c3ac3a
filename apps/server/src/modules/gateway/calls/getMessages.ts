import type { getMessages as endpoint } from '@countersign/gateway'
import { createDayOf } from '../lists/createDayOf.ts'
import { labelDays } from '../lists/labelDays.ts'
import { readBasics } from '../lists/readBasics.ts'
import { toMessage } from '../mapping/toMessage.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'
import { countRows } from '../store/history.ts'
import { listMessages } from '../store/messages.ts'
import type { CallHandler } from './call.ts'

const DAY_MS = 86_400_000

/** The messages of a Safe, the newest first, by days of UTC; every page begins with its day. */
export const getMessages: CallHandler<typeof endpoint> = async ({ context, path, query, url }) => {
  const { chainId: chain, safeAddress } = path
  const slice = readCursor(query.cursor)
  const safe = await readBasics(context, chain, safeAddress)
  const key = { chainId: chain.id, safe: safeAddress }
  const { rows, count } = await context.database.run(async (db) => ({
    rows: await listMessages(db, key, { ...slice, limit: slice.limit + 1 }),
    count: await countRows(db, 'messages', key),
  }))
  const results = labelDays({
    items: rows.slice(0, slice.limit).map((record) => ({
      type: 'MESSAGE' as const,
      ...toMessage(record, safe, context.safeApps),
    })),
    timeOf: ({ creationTimestamp }) => creationTimestamp,
    dayOf: createDayOf(null),
    before: null,
    labelOf: (timestamp) => Math.floor(timestamp / DAY_MS) * DAY_MS,
  })
  return toPage({ url, slice, hasNext: rows.length > slice.limit, results, count })
}
