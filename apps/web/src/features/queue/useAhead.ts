import { getTransaction } from '@countersign/gateway'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { signedTransaction } from '../../review/proof/signedTransaction.ts'
import { askTwice } from '../../review/rehearsal/askTwice.ts'
import { settingQuery } from '../../review/rehearsal/settingQuery.ts'
import { isToAskAgain } from '../../review/rehearsal/toRehearsalState.ts'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { type Ahead, aheadOf } from './aheadOf.ts'

/** Rehearses a line as one, each in the state that those before it leave; undefined while that is played. */
export function useAhead(ids: readonly string[]): Ahead | undefined {
  const { gateway } = useApp()
  const config = useConfig()
  const queries = useQueryClient()
  const account = useAccount()
  const { chain, address } = account
  const { address: executor = null } = useConnection()
  const { data, isError } = useQuery({
    // No question about the chain as it is: what is executed meanwhile changes nothing of what was played.
    queryKey: ['ahead', chain.id, address, executor, ids],
    queryFn: async () => {
      const found = await Promise.all(
        ids.map((transactionId) =>
          queries.fetchQuery(
            gatewayQuery(gateway, getTransaction, { chainId: String(chain.id), transactionId }),
          ),
        ),
      )
      const line = found.flatMap((details) => signedTransaction(details)?.transaction ?? [])
      const transaction = line.at(-1)
      if (!transaction || line.length < ids.length) throw new Error('Nobody signs this.')
      const { rehearseForReview } = await import('../../review/rehearsal/rehearseForReview.ts')
      const safe = { address, chainId: chain.id }
      const part = { safe, transaction, before: line.slice(0, -1), executor }
      const rehearsed = await askTwice(async () => {
        // Where the Safe stands now, not where it stood before one that was just executed.
        const setting = { ...settingQuery(config, account, executor), staleTime: 0 }
        const prepared = await queries.fetchQuery(setting)
        return rehearseForReview(part, prepared)
      }, isToAskAgain)
      return aheadOf(rehearsed, ids.length)
    },
    // It is played once, before the first is begun, and stands on a block: never from an earlier visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { private: true },
  })
  return isError ? { count: 1, why: 'unsure' } : data
}
