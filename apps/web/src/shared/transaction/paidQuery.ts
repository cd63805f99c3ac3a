import {
  eachPage,
  type Gateway,
  getMultisigTransactions,
  getTransaction,
  type Transaction,
} from '@countersign/gateway'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Account } from '../account/account.ts'
import { transactionsOf } from '../gateway/transactionsOf.ts'
import { signedBatches, signedRecipients } from './signedRecipients.ts'

/** So many of the latest are looked at: an address that nobody has used for longer is no good bait. */
const PAGE_SIZE = 100
const MOST_PAGES = 5
/** Every batch costs a question of its own. */
const MOST_BATCHES = 20
const AT_ONCE = 4

/** Whom a Safe's owners have paid lately by their own signatures, inside of batches, too. */
export function paidQuery(gateway: Gateway, { chain, address }: Account) {
  const ledger = {
    chainId: String(chain.id),
    safeAddress: address,
    executed: true,
    cursor: `limit=${PAGE_SIZE}&offset=0`,
  }
  return queryOptions({
    // Asked again whenever the ledger has moved.
    queryKey: ['gateway', getMultisigTransactions.name, ledger, 'paid'],
    queryFn: async ({ signal }): Promise<Address[]> => {
      const options = { signal, maximumPages: MOST_PAGES }
      const transactions: Transaction[] = []
      for await (const page of eachPage(gateway, getMultisigTransactions, ledger, options)) {
        transactions.push(...transactionsOf(page.results))
      }
      // Fetched with the first Safe: no other page opens calls at once.
      const { recipientsIn } = await import('./recipientsIn.ts')
      const batches = signedBatches(transactions).slice(0, MOST_BATCHES)
      const inside = await inTurns(batches, async ({ id }) => {
        const question = { chainId: String(chain.id), transactionId: id }
        return recipientsIn(address, await gateway.call(getTransaction, question, { signal }))
      })
      return [...new Set([...signedRecipients(transactions), ...inside.flat()])]
    },
  })
}

/** A few at a time, so that the rest of the page need not wait for all of them. */
async function inTurns<item, result>(
  items: readonly item[],
  work: (item: item) => Promise<result>,
): Promise<result[]> {
  const results: result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  }
  return results
}
