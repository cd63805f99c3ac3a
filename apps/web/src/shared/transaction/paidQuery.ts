import { type Gateway, getMultisigTransactions } from '@countersign/gateway'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Account } from '../../shared/account/account.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import { signedRecipients } from './signedRecipients.ts'
import { toEntry } from './toEntry.ts'

/** As many as a gateway gives at once. An address that nobody has used for longer is no good bait. */
const LATEST = 100

/**
 * Whom a Safe's owners paid lately, by their own signatures. A list of what merely arrived holds none
 * of them, and they are the ones whom forgers imitate.
 */
export function recentPayees(gateway: Gateway, { chain, address }: Account) {
  const ledger = gatewayQuery(gateway, getMultisigTransactions, {
    chainId: String(chain.id),
    safeAddress: address,
    executed: true,
    cursor: `limit=${LATEST}&offset=0`,
  })
  return queryOptions({
    ...ledger,
    select: ({ results }): Address[] =>
      signedRecipients(transactionsOf(results).map((transaction) => toEntry(transaction, chain))),
  })
}
