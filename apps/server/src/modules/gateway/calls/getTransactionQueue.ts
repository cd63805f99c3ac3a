import type { getTransactionQueue as endpoint } from '@countersign/gateway'
import { assembleQueue } from '../lists/assembleQueue.ts'
import { readBasics } from '../lists/readBasics.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toMultisigTransaction } from '../mapping/toMultisigTransaction.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'
import { findConfirmations } from '../store/confirmations.ts'
import { listQueue } from '../store/multisig.ts'
import type { CallHandler } from './call.ts'

/** What waits for confirmations or execution, the next nonce first. */
export const getTransactionQueue: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { chainId: chain, safeAddress } = path
  const slice = readCursor(query.cursor)
  const key = { chainId: chain.id, safe: safeAddress }
  const safe = await readBasics(context, chain, safeAddress)
  // One more on either side tells whether a conflict goes on there.
  const skip = slice.offset > 0 ? 1 : 0
  const { rows, confirmations } = await context.database.run(async (db) => {
    const rows = await listQueue(db, key, {
      fromNonce: safe.nonce,
      trusted: query.trusted ?? true,
      limit: skip + slice.limit + 1,
      offset: slice.offset - skip,
    })
    const hashes = rows.map(({ safeTxHash }) => safeTxHash)
    return { rows, confirmations: await findConfirmations(db, key, hashes) }
  })
  const records = rows.slice(skip, skip + slice.limit)
  const tokens = await tokensOf(context, chain, safeAddress, {
    calls: records.map(({ call }) => call),
  })
  const functionsOf = context.functionsOf(chain)
  const facts = { safe, confirmations, tokens, functionsOf, now: context.now() }
  const after = rows[skip + slice.limit]
  const results = assembleQueue({
    entries: records.map((record) => ({
      nonce: record.nonce,
      transaction: toMultisigTransaction(record, facts),
    })),
    safeNonce: safe.nonce,
    before: skip === 1 ? (rows[0]?.nonce ?? null) : null,
    after: after?.nonce ?? null,
  })
  return toPage({ url, slice, hasNext: after !== undefined, results, count: results.length })
}
