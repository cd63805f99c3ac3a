import type { TransactionDetails } from '@countersign/gateway'
import { type Expansion, maximumRefund, type RefundJudgement } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { contentOf } from '../../shared/transaction/contentOf.ts'
import { isWaiting } from '../../shared/transaction/isWaiting.ts'
import { loadProver } from '../proof/loadProver.ts'
import { signedTransaction } from '../proof/signedTransaction.ts'
import { type Refunding, refundsIn, worstRefund } from './refundsIn.ts'

/** What a transaction that waits pays for being executed, or has other Safes pay, by what gas costs now. */
export function useRefund(
  details: TransactionDetails,
  opened: Expansion | null,
): RefundJudgement | 'asking' | null {
  const config = useConfig()
  const { chain } = useAccount()
  const transaction = signedTransaction(details)?.transaction
  const refunds = isWaiting(details) ? refundsIn(transaction, opened) : []
  const isAsked = refunds.length > 0
  const { data, isPending } = useQuery({
    queryKey: ['chain', chain.id, 'refund', transaction && contentOf(transaction)],
    queryFn: async () => {
      const [{ judgeTerms }, { readGasPrice }] = await Promise.all([
        loadProver(),
        import('./readGasPrice.ts'),
      ])
      const gasPrice = await readGasPrice(config, chain.id)
      return worstRefund(refunds.map((each) => judgeTerms(each, gasPrice)))
    },
    enabled: isAsked,
    meta: { private: true },
  })
  if (!isAsked) return null
  // What could not be judged is as bad as what cannot be compared.
  return isPending ? 'asking' : (data ?? worstRefund(refunds.map(incomparable)))
}

function incomparable(terms: Refunding): RefundJudgement | null {
  const most = maximumRefund(terms)
  return most && { most, verdict: 'incomparable' }
}
