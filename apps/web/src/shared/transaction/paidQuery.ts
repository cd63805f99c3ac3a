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
      const open = async ({ id }: Transaction): Promise<readonly Address[]> => {
        const question = { chainId: String(chain.id), transactionId: id }
        const details = await gateway.call(getTransaction, question, { signal })
        // Fetched with the first Safe: no other page opens calls at once.
        const { recipientsIn } = await import('./recipientsIn.ts')
        return recipientsIn(address, details)
      }
      const transactions: Transaction[] = []
      const inside: Promise<readonly Address[]>[] = []
      for await (const page of eachPage(gateway, getMultisigTransactions, ledger, options)) {
        const shown = transactionsOf(page.results)
        transactions.push(...shown)
        // Beside the next page: a verdict waits for all of it.
        const batches = signedBatches(shown).slice(0, MOST_BATCHES - inside.length)
        inside.push(...batches.map(open))
        // What fails meanwhile is heard at the end.
        for (const opened of inside) opened.catch(() => undefined)
      }
      const opened = await Promise.all(inside)
      return [...new Set([...signedRecipients(transactions), ...opened.flat()])]
    },
  })
}
