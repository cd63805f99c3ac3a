import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useIsItself } from '../../shared/account/useIsItself.ts'
import type { Act } from '../../shared/acts/act.ts'
import type { ActCall, ActResult } from '../../shared/acts/acts.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../shared/words/useWords.ts'
import type { Approval } from './toApproval.ts'
import { useNames } from './useNames.ts'
import { approvalsWords } from './words.ts'

/** For a Safe's owners: shown and judged before it is proposed. */
type RevokeProposal = { title: string; calls: readonly [ActCall, ...ActCall[]] }

/** Takes rights back: by the wallet itself, or as a proposal to a Safe's owners. */
export function useRevoke() {
  const say = useWords(approvalsWords)
  const { chain, address, path } = useAccount()
  const { kind } = useAccountState(useAccount())
  const isItself = useIsItself(useAccount())
  const { send, handOver, acts } = useActs()
  const [proposal, setProposal] = useState<RevokeProposal | null>(null)
  const namesOf = useNames()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const revoking = useOneMutation({
    mutationFn: async (approvals: readonly Approval[]): Promise<ActResult | null> => {
      // What encodes is fetched by whoever revokes.
      const { revokeCall } = await import('./revokeCall.ts')
      const [first, ...others] = approvals.map((approval) => ({
        ...revokeCall(approval.grant),
        description: say('describe', namesOf(approval)),
      }))
      if (!first) return null
      const calls = [first, ...others] as const
      const description =
        others.length > 0 ? say('describe.many', { count: calls.length }) : first.description
      const input = { account: { chainId: chain.id, address }, calls, description }
      if (kind === 'wallet') return send({ ...input, together: true })
      if (isItself) return handOver(input)
      setProposal({ title: description, calls })
      return null
    },
    onSuccess: (result) => {
      if (result?.status !== 'done' || result.act.kind !== 'safe') return
      const params = { account: path, id: result.act.safeTxHash ?? '' }
      return navigate({ to: '/$account/tx/$id', params })
    },
  })
  const own = acts.filter((act) => act.chainId === chain.id && isAddressEqual(act.account, address))
  const done = own.filter(({ stage }) => stage === 'done' || stage === 'indexed').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is done
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['chain', chain.id, 'approvals', address] })
  }, [done])
  const { data, isPending, submittedAt } = revoking
  const last = data && data.status !== 'moved' ? data.act : null
  const isOfLast = ({ id, run }: Act) =>
    last !== null && (id === last.id || (run !== null && run.id === last.run?.id))
  /** What was begun here, in any state: also while a wallet is asked that may never answer. */
  const begun = own.filter((act) => (isPending ? act.createdAt >= submittedAt : isOfLast(act)))
  return { ...revoking, begun, proposal, closeProposal: () => setProposal(null) }
}
