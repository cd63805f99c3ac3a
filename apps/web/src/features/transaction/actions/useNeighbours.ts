import { getTransactionQueue, type Transaction } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { gatewayPages } from '../../../shared/gateway/gatewayPages.ts'
import { transactionsOf } from '../../../shared/gateway/transactionsOf.ts'

type Neighbours = {
  /** Until the gateway answered or failed once. */
  isAwaited: boolean
  /** Others that want the same nonce. */
  rivals: Transaction[]
  /** The one that can be executed after it, if nobody has to choose between two. */
  next: Transaction | null
}

/** What waits beside a transaction, and behind it; nobody is asked where there is no nonce. */
export function useNeighbours({
  txId,
  nonce,
}: {
  txId: string
  nonce: number | undefined
}): Neighbours {
  const { gateway } = useApp()
  const { chain, address } = useAccount()
  const { data, isPending, failureCount } = useInfiniteQuery({
    ...gatewayPages(gateway, getTransactionQueue, {
      chainId: String(chain.id),
      safeAddress: address,
      trusted: true,
    }),
    enabled: nonce !== undefined,
  })
  const waiting = data?.pages.flatMap(({ results }) => transactionsOf(results)) ?? []
  const at = (wanted: number) =>
    waiting.filter(
      ({ executionInfo }) => executionInfo?.type === 'MULTISIG' && executionInfo.nonce === wanted,
    )
  const [next, ...others] =
    nonce === undefined
      ? []
      : at(nonce + 1).filter(({ txStatus }) => txStatus === 'AWAITING_EXECUTION')
  return {
    isAwaited: nonce !== undefined && isPending && failureCount === 0,
    rivals: nonce === undefined ? [] : at(nonce).filter(({ id }) => id !== txId),
    next: next && others.length === 0 ? next : null,
  }
}
