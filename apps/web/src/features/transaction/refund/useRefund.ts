import type { TransactionDetails } from '@countersign/gateway'
import { maximumRefund, type RefundJudgement, type SafeTransaction } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { contentOf } from '../../../shared/transaction/contentOf.ts'
import { isWaiting } from '../../../shared/transaction/isWaiting.ts'
import { loadProver } from '../loadProver.ts'
import { signedTransaction } from '../signedTransaction.ts'

/** What a transaction that waits pays for being executed, by what gas costs now. */
export function useRefund(details: TransactionDetails): RefundJudgement | 'asking' | null {
  const config = useConfig()
  const { chain } = useAccount()
  const transaction = signedTransaction(details)?.transaction
  const isAsked = isWaiting(details) && transaction !== undefined && transaction.gasPrice > 0n
  const { data, isPending } = useQuery({
    queryKey: ['chain', chain.id, 'refund', transaction && contentOf(transaction)],
    queryFn: async () => {
      if (!transaction) return null
      const [{ judgeRefund }, { readGasPrice }] = await Promise.all([
        loadProver(),
        import('./readGasPrice.ts'),
      ])
      return judgeRefund(transaction, await readGasPrice(config, chain.id))
    },
    enabled: isAsked,
    meta: { private: true },
  })
  if (!isAsked) return null
  // What could not be judged is as bad as what cannot be compared.
  return isPending ? 'asking' : (data ?? incomparable(transaction))
}

function incomparable(transaction: SafeTransaction): RefundJudgement | null {
  const most = maximumRefund(transaction)
  return most && { most, verdict: 'incomparable' }
}
