import type { getMultisigTransactions as endpoint } from '@countersign/gateway'
import { readBasics } from '../lists/readBasics.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toMultisigTransaction } from '../mapping/toMultisigTransaction.ts'
import { readCursor } from '../query/cursor.ts'
import { parseAddress } from '../query/parseAddress.ts'
import { parseAmount } from '../query/parseAmount.ts'
import { parseDate } from '../query/parseDate.ts'
import { toPage } from '../query/toPage.ts'
import { findConfirmations } from '../store/confirmations.ts'
import { findMultisig, listMultisigHashes } from '../store/multisig.ts'
import type { CallHandler } from './call.ts'

/** What the owners of a Safe signed, executed or not, the newest nonce first. */
export const getMultisigTransactions: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
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
  const safe = await readBasics(context, chain, safeAddress)
  const key = { chainId: chain.id, safe: safeAddress }
  const { records, confirmations, hasNext } = await context.database.run(async (db) => {
    const { offset, limit } = slice
    const hashes = await listMultisigHashes(db, key, { ...filter, offset, limit: limit + 1 })
    const shown = hashes.slice(0, limit)
    return {
      records: await findMultisig(db, key, shown),
      confirmations: await findConfirmations(db, key, shown),
      hasNext: hashes.length > limit,
    }
  })
  const tokens = await tokensOf(context, chain, safeAddress, {
    calls: records.map(({ call }) => call),
  })
  const functionsOf = context.functionsOf(chain)
  const facts = { safe, confirmations, tokens, functionsOf, now: context.now() }
  const results = records.map((record) => ({
    type: 'TRANSACTION' as const,
    transaction: toMultisigTransaction(record, facts),
    conflictType: 'None' as const,
  }))
  return toPage({ url, slice, hasNext, results, count: null })
}
