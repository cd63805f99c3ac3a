import { approvalCall } from '@countersign/safe'
import { useQueryClient } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ActResult } from '../../../shared/acts/acts.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { OwnerBranch } from './readOwnerSafes.ts'
import { nestedWords } from './words.ts'

/** What the other Safe wants confirmed. */
export type Above = { safe: Address; safeTxHash: Hex }

/** Proposes to an owner that is a Safe that it confirms: that call alone, built here. */
export function useNested() {
  const say = useWords(nestedWords)
  const { chain } = useAccount()
  const acts = useActs()
  const queries = useQueryClient()
  return useOneMutation({
    mutationFn: ({ branch, above }: { branch: OwnerBranch; above: Above }): Promise<ActResult> =>
      acts.propose({
        account: { chainId: chain.id, address: branch.address },
        description: say('describe'),
        calls: [approvalCall(above)],
      }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['gateway'] }),
        queries.invalidateQueries({ queryKey: ['chain', chain.id] }),
      ]),
  })
}
