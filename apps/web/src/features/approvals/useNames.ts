import { formatAddress } from '@countersign/kit'
import { isAddressEqual } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { permit2Of } from './approvalEvents.ts'
import type { Approval } from './toApproval.ts'
import { approvalsWords } from './words.ts'

/** How a right is called in a sentence: what it is about, and who has it. */
export function useNames() {
  const say = useWords(approvalsWords)
  const { chain } = useAccount()
  const nameOf = useContactName(chain.id)
  const permit2 = permit2Of(chain)
  return ({ token, grant }: Approval) => {
    const known = isAddressEqual(grant.spender, permit2.address)
      ? say(permit2.isStandIn ? 'permit2.standIn' : 'permit2')
      : undefined
    return {
      asset: token?.symbol ?? formatAddress(grant.contract),
      spender: nameOf(grant.spender) ?? known ?? formatAddress(grant.spender),
    }
  }
}
