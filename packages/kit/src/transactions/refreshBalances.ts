import type { TransactionStore } from '@countersign/core/transactions'
import type { QueryClient } from '@tanstack/react-query'

/** What was sent has moved money, or cost a fee: balances are read again. Returns how to stop. */
export function refreshBalances(
  store: Pick<TransactionStore, 'get' | 'subscribe'>,
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
): () => void {
  const settled = () => store.get().filter(({ status }) => status !== 'pending').length
  let before = settled()
  return store.subscribe(() => {
    const now = settled()
    // Of any account and chain: a transfer between two of the visitor's changes both.
    if (now > before) void queryClient.invalidateQueries({ queryKey: ['balance'] })
    before = now
  })
}
