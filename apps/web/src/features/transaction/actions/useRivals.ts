import { getTransactionQueue, type Transaction } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { gatewayPages } from '../../../shared/gateway/gatewayPages.ts'
import { transactionsOf } from '../../../shared/gateway/transactionsOf.ts'

/** Others that want the same nonce; `isAwaited` until the gateway answered or failed once. */
export function useRivals(details: { txId: string; nonce: number | undefined }): {
  isAwaited: boolean
  rivals: Transaction[]
} {
  const { gateway } = useApp()
  const { chain, address } = useAccount()
  const { data, isPending, failureCount } = useInfiniteQuery({
    ...gatewayPages(gateway, getTransactionQueue, {
      chainId: String(chain.id),
      safeAddress: address,
      trusted: true,
    }),
    enabled: details.nonce !== undefined,
  })
  const waiting = data?.pages.flatMap(({ results }) => transactionsOf(results)) ?? []
  const rivals = waiting.filter(
    ({ id, executionInfo }) =>
      id !== details.txId &&
      executionInfo?.type === 'MULTISIG' &&
      executionInfo.nonce === details.nonce,
  )
  return { isAwaited: details.nonce !== undefined && isPending && failureCount === 0, rivals }
}
