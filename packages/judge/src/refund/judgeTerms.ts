import { judgeRefund, type RefundJudgement, type SafeTransaction } from '@countersign/safe'
import { paysForNothing } from './paysForNothing.ts'

type Terms = Pick<
  SafeTransaction,
  'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver' | 'data'
>

/** What is to be said of the refund that owners sign with a transaction; null where they sign none. */
export function judgeTerms(terms: Terms, gasPrice: bigint | null): RefundJudgement | null {
  const judged = judgeRefund(terms, gasPrice)
  // Of a token nobody knows the worth; of gas that cannot be spent it is known.
  return judged && paysForNothing(terms) ? { ...judged, verdict: 'excessive' } : judged
}
