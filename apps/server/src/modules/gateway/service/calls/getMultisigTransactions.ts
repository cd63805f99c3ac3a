import type { getMultisigTransactions as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { readConfirmed } from '../../domain/readConfirmed.ts'
import { parseAddress } from '../../query/parseAddress.ts'
import { parseDate } from '../../query/parseDate.ts'
import { parseHash } from '../../query/parseHash.ts'
import { listMultisig } from '../../store/multisigList.ts'
import { toServiceMultisig } from '../mapping/toServiceMultisig.ts'
import { readOrder } from '../query/readOrder.ts'
import { readPart } from '../query/readPart.ts'
import { readAmounts, readRange } from '../query/readRange.ts'
import { toServicePage } from '../query/toServicePage.ts'
import { versionOf } from '../query/versionOf.ts'

const COLUMNS = { nonce: 'nonce', created: 'submitted_at', modified: 'modified_at' } as const

/** What owners of a Safe signed, executed or not. What nobody signed only for the asking. */
export const getMultisigTransactions: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { shortName: chain, safeAddress } = path
  const part = readPart(query)
  const order = readOrder(query.ordering, COLUMNS, '-created')
  const filter = toFilter(query)
  const key = { chainId: chain.id, safe: safeAddress }
  const { hashes, count } = await context.database.run((db) =>
    listMultisig(db, key, filter, { ...part, ...order }),
  )
  const { safe, transactions } = await readConfirmed(context, chain, safeAddress, hashes)
  const functionsOf = context.functionsOf(chain)
  const facts = { safe, functionsOf, mined: null, now: context.now(), version: versionOf(url) }
  const results = transactions.map(({ record, confirmations }) =>
    toServiceMultisig(record, { ...facts, confirmations }),
  )
  return toServicePage({ url, part, count, results })
}

function toFilter(query: Parameters<typeof getMultisigTransactions>[0]['query']) {
  return {
    executed: query.executed ?? undefined,
    success: query.failed === true ? false : query.failed === false ? true : undefined,
    trusted: query.trusted ?? undefined,
    confirmed: query.has_confirmations ?? undefined,
    nonce: readRange({
      is: query.nonce,
      gt: query.nonce__gt,
      gte: query.nonce__gte,
      lt: query.nonce__lt,
      lte: query.nonce__lte,
    }),
    value: readAmounts({ is: query.value, gt: query.value__gt, lt: query.value__lt }),
    executedAt: {
      from: parseDate(query.execution_date__gte),
      until: parseDate(query.execution_date__lte),
    },
    submittedAt: {
      from: parseDate(query.submission_date__gte),
      until: parseDate(query.submission_date__lte),
    },
    modifiedAt: { from: parseDate(query.modified__gte), until: parseDate(query.modified__lte) },
    to: query.to ? parseAddress(query.to) : undefined,
    operation: query.operation ?? undefined,
    proposer: query.proposer ? parseAddress(query.proposer) : undefined,
    safeTxHash: query.safe_tx_hash ? parseHash(query.safe_tx_hash) : undefined,
    txHash: query.transaction_hash ? parseHash(query.transaction_hash) : undefined,
  }
}
