import type { getConfirmations as endpoint } from '@countersign/gateway/service'
import type { Address } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { readConfirmed } from '../../domain/readConfirmed.ts'
import { findSafeOfHash } from '../../store/multisig.ts'
import { toServiceConfirmation } from '../mapping/toServiceMultisig.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

/** Of a hash that nobody has heard of nobody has confirmed anything. */
export const getConfirmations: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { shortName: chain, safeTxHash } = path
  const part = readPart(query)
  const owner = await context.database.run((db) => findSafeOfHash(db, chain.id, safeTxHash))
  const found =
    owner === undefined
      ? undefined
      : await readConfirmed(context, chain, owner as Address, [safeTxHash]) // stored checksummed
  const all = found?.transactions[0]?.confirmations ?? []
  const results = all.slice(part.offset, part.offset + part.limit).map(toServiceConfirmation)
  return toServicePage({ url, part, count: all.length, results })
}
