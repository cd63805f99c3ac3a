import type { getMultisigTransactions as endpoint } from '@countersign/gateway'
import { readCursor } from '../http/cursor.ts'
import { parseAddress } from '../http/parseAddress.ts'
import { parseAmount } from '../http/parseAmount.ts'
import { parseDate } from '../http/parseDate.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { toPage } from '../http/toPage.ts'
import { readBasics } from '../lists/readBasics.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toMultisigTransaction } from '../mapping/toMultisigTransaction.ts'
import { findConfirmations } from '../store/confirmations.ts'
import { findMultisig, listMultisigHashes } from '../store/multisig.ts'

/** What the owners of a Safe signed, executed or not, the newest nonce first. */
export const getMultisigTransactions: CallHandler<typeof endpoint> = async (call) => {
  const { ground, path, query, url } = call
  const { chainId: chain, safeAddress } = path
  const slice = readCursor(query.cursor)
  const filter = {
    from: parseDate(query.execution_date__gte),
    until: parseDate(query.execution_date__lte),
    to: query.to ? parseAddress(query.to) : undefined,
    value: parseAmount(query.value),
    nonce: query.nonce ?? undefined,
    executed: query.executed ?? undefined,
  }
  const safe = await readBasics(ground, chain, safeAddress)
  const key = { chainId: chain.id, safe: safeAddress }
  const { records, confirmations, hasNext } = await ground.database.run(async (db) => {
    const { offset, limit } = slice
    const hashes = await listMultisigHashes(db, key, { ...filter, offset, limit: limit + 1 })
    const shown = hashes.slice(0, limit)
    return {
      records: await findMultisig(db, key, shown),
      confirmations: await findConfirmations(db, key, shown),
      hasNext: hashes.length > limit,
    }
  })
  const tokens = await tokensOf(ground, chain, safeAddress, {
    calls: records.map(({ call }) => call),
  })
  const functionsOf = ground.functionsOf(chain)
  const context = { safe, confirmations, tokens, functionsOf, now: ground.now() }
  const results = records.map((record) => ({
    type: 'TRANSACTION' as const,
    transaction: toMultisigTransaction(record, context),
    conflictType: 'None' as const,
  }))
  return toPage({ url, slice, hasNext, results, count: null })
}
