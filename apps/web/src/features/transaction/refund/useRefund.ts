import type { TransactionDetails } from '@countersign/gateway'
import { judgeRefund, type RefundJudgement } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { signedTransaction } from '../signedTransaction.ts'

/** What a transaction that waits pays for being executed, by what gas costs now. */
export function useRefund(details: TransactionDetails): RefundJudgement | 'asking' | null {
  const config = useConfig()
  const { chain } = useAccount()
  const transaction = signedTransaction(details)?.transaction
  const isAsked =
    details.txStatus.startsWith('AWAITING') &&
    transaction !== undefined &&
    transaction.gasPrice > 0n
  const price = useQuery({
    queryKey: ['chain', chain.id, 'lowestGasPrice'],
    queryFn: async () => {
      const { readGasPrice } = await import('./readGasPrice.ts')
      return readGasPrice(config, chain.id)
    },
    enabled: isAsked,
    meta: { private: true },
  })
  if (!isAsked) return null
  return price.isPending ? 'asking' : judgeRefund(transaction, price.data ?? null)
}
