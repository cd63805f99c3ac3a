import { getTransactionQueue } from '@countersign/gateway'
import { isKept } from '@countersign/outbox'
import { useInfiniteQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import { needsYou } from '../../shared/transaction/needsYou.ts'

/** How much waits for the connected account: in the shown Safe's queue, and of what it has begun. */
export function useWaiting(account: Account | undefined): number {
  const { gateway } = useApp()
  const { address: me } = useConnection()
  const { kind } = useAccountState(account)
  const { acts } = useActs()
  const { data } = useInfiniteQuery({
    ...gatewayPages(gateway, getTransactionQueue, {
      chainId: String(account?.chain.id ?? 0),
      safeAddress: account?.address ?? zeroAddress,
      trusted: true,
    }),
    enabled: kind === 'safe' && me !== undefined,
  })
  if (!me) return 0
  const queue = data?.pages.flatMap(({ results }) => transactionsOf(results)) ?? []
  const wanted = queue.filter((transaction) => needsYou(transaction, me) !== null).length
  return wanted + acts.filter((act) => isKept(act) || act.unresolvedSend !== null).length
}
