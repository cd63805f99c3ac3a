import { formatAddress } from '@countersign/kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import type { ActResult } from '../../shared/acts/acts.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { revokeCall } from './revokeCall.ts'
import type { Approval } from './toApproval.ts'
import { approvalsWords } from './words.ts'

/** Takes rights back: by the wallet itself, or as a proposal to a Safe's owners. */
export function useRevoke() {
  const say = useWords(approvalsWords)
  const { chain, address, path } = useAccount()
  const { kind } = useAccountState(useAccount())
  const { send, propose } = useActs()
  const nameOf = useContactName(chain.id)
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (approvals: readonly Approval[]): Promise<ActResult | null> => {
      const [first, ...others] = approvals.map(({ grant, token }) => ({
        ...revokeCall(grant),
        description: say('describe', {
          asset: token?.symbol ?? formatAddress(grant.contract),
          spender: nameOf(grant.spender) ?? formatAddress(grant.spender),
        }),
      }))
      if (!first) return null
      const calls = [first, ...others] as const
      const description =
        others.length > 0 ? say('describe.many', { count: calls.length }) : first.description
      const input = { account: { chainId: chain.id, address }, calls, description }
      return kind === 'wallet' ? send({ ...input, together: true }) : propose(input)
    },
    onSuccess: async (result) => {
      if (result?.status !== 'done') return
      if (result.act.kind === 'safe') {
        const params = { account: path, id: result.act.safeTxHash ?? '' }
        return navigate({ to: '/$account/tx/$id', params })
      }
      await queries.invalidateQueries({ queryKey: ['chain', chain.id, 'approvals', address] })
    },
  })
}
