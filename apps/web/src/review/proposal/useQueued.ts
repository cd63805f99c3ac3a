import { eachPage, getTransactionQueue, type Transaction } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import { type NonceChoices, nonceChoices } from './nonceChoices.ts'

/** So long a queue nobody has. */
const MOST_PAGES = 10

export type Queued = { nonces: NonceChoices | null; hasFailed: boolean }

/** Where a Safe's new transaction may stand; the chain's word on the nonce comes first. */
export function useQueued(chosen: number | null): Queued {
  const { gateway } = useApp()
  const account = useAccount()
  const state = useAccountState(account)
  const safe = {
    chainId: String(account.chain.id),
    safeAddress: account.address,
    trusted: true,
  }
  const { data, isError } = useQuery({
    // Asked again whenever the queue has moved.
    queryKey: ['gateway', getTransactionQueue.name, safe, 'all'],
    queryFn: async ({ signal }) => {
      const waiting: Transaction[] = []
      const options = { signal, maximumPages: MOST_PAGES }
      for await (const page of eachPage(gateway, getTransactionQueue, safe, options)) {
        waiting.push(...transactionsOf(page.results))
      }
      return waiting
    },
    enabled: state.kind === 'safe',
  })
  const next =
    state.chain.data?.kind === 'safe' ? state.chain.data.safe.nonce : state.gateway.data?.nonce
  const isKnown = next !== undefined && (data !== undefined || isError)
  return { nonces: isKnown ? nonceChoices(data ?? [], next, chosen) : null, hasFailed: isError }
}
