import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import type { signedTransaction } from './signedTransaction.ts'

type Info = NonNullable<ReturnType<typeof signedTransaction>>['info']

/**
 * In which owner's name a delegate has proposed, by the signatures of both; null where nothing proves it,
 * or the one who is named owns the Safe no more.
 */
export function useDelegator(info: Info | undefined): Address | 'asking' | null {
  const account = useAccount()
  const { data: found } = useAccountState(account).chain
  const { delegation, proposer, proposedByDelegate, safeTxHash } = info ?? {}
  const [delegate, delegator] = [proposedByDelegate?.value, proposer?.value]
  const { data: isProven, isLoading } = useQuery({
    queryKey: ['delegation', account.chain.id, safeTxHash, delegate, delegator, delegation],
    queryFn: async () => {
      if (!delegation || !delegate || !delegator || !safeTxHash) return false
      const { proveDelegation } = await import('./delegationProof.ts')
      return proveDelegation(
        { chainId: account.chain.id, delegate, delegator, ...delegation },
        { safeTxHash, signature: delegation.proposalSignature },
      )
    },
    enabled: delegation !== undefined,
    // What was signed does not change; it is worked out here, and kept nowhere.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { private: true },
  })
  if (isLoading) return 'asking'
  const owners = found?.kind === 'safe' ? found.safe.owners : []
  const isOwner = delegator && owners.some((owner) => isAddressEqual(owner, delegator))
  return isProven && isOwner ? delegator : null
}
