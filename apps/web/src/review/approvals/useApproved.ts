import type { TransactionDetails } from '@countersign/gateway'
import { type Approval, type Expansion, readApproval } from '@countersign/safe'
import { useQueries } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'

export type Approved = Approval & {
  /** Asked of the gateway, and found to have that very hash; null if nobody can tell. */
  details: TransactionDetails | null | undefined
  state: 'known' | 'unknown' | 'asking'
}

/** So many are looked at; of more, nobody knows what they stand for. */
const MOST = 5

/** What a transaction confirms for other Safes, anywhere inside of it. */
export function useApproved(opened: Expansion | null): Approved[] {
  const { gateway } = useApp()
  const { chain } = useAccount()
  const config = useConfig()
  const all = opened?.calls.flatMap((call) => readApproval(call) ?? []) ?? []
  const approvals = [
    ...new Map(all.map((each) => [`${each.safe} ${each.safeTxHash}`, each])).values(),
  ]
  const answers = useQueries({
    queries: approvals.slice(0, MOST).map((approval) => ({
      ...chainQuery(
        config,
        chain.id,
        ['approved', approval.safe, approval.safeTxHash],
        async (client) => {
          const { readApproved } = await import('./readApproved.ts')
          return readApproved(client, gateway, chain.id, approval)
        },
      ),
      // Never proven from memory.
      meta: { private: true },
    })),
  })
  return approvals.map((approval, index) => {
    const answer = answers[index]
    const isAsking = answer?.isPending ?? false
    const state = answer?.data ? 'known' : isAsking ? 'asking' : 'unknown'
    return { ...approval, details: answer?.data, state }
  })
}
