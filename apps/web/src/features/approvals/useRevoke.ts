import type { DescribedCall } from '@countersign/outbox'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../shared/words/useWords.ts'
import type { Approval } from './toApproval.ts'
import { useNames } from './useNames.ts'
import { approvalsWords } from './words.ts'

/** What is shown and judged before anybody is asked, and since when. */
export type Revocation = {
  title: string
  calls: readonly [DescribedCall, ...DescribedCall[]]
  at: number
}

/** Takes rights back: by the wallet itself, or as a proposal to a Safe's owners. */
export function useRevoke() {
  const say = useWords(approvalsWords)
  const { chain, address } = useAccount()
  const { acts } = useActs()
  const [isOpen, setOpen] = useState(false)
  const namesOf = useNames()
  const queries = useQueryClient()
  const revoking = useOneMutation({
    mutationFn: async (approvals: readonly Approval[]): Promise<Revocation | null> => {
      // What encodes is fetched by whoever revokes.
      const { revokeCall } = await import('./revokeCall.ts')
      const [first, ...others] = approvals.map((approval) => ({
        ...revokeCall(approval.grant),
        description: say('describe', namesOf(approval)),
      }))
      if (!first) return null
      const count = 1 + others.length
      const title = count > 1 ? say('describe.many', { count }) : first.description
      return { title, calls: [first, ...others], at: Date.now() }
    },
    onSuccess: () => setOpen(true),
  })
  const own = acts.filter((act) => act.chainId === chain.id && isAddressEqual(act.account, address))
  const done = own.filter(({ stage }) => stage === 'done' || stage === 'indexed').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is done
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['chain', chain.id, 'approvals', address] })
  }, [done])
  const since = revoking.data?.at ?? Number.POSITIVE_INFINITY
  return {
    ...{ mutate: revoking.mutate, isPending: revoking.isPending },
    asked: isOpen ? revoking.data : null,
    close: () => setOpen(false),
    /** What was begun here, in any state: also while a wallet is asked that may never answer. */
    begun: own.filter(({ kind, createdAt }) => kind === 'wallet' && createdAt >= since),
  }
}
