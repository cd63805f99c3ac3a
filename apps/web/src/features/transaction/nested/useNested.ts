import { approvalCall } from '@countersign/safe'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ActResult, SafeActInput } from '../../../shared/acts/acts.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { OwnerBranch } from './readOwnerSafes.ts'
import { nestedWords } from './words.ts'

export type NestedStep = 'propose' | 'confirm' | 'execute' | 'executeBoth'

/** What the other Safe wants confirmed. */
export type Above = {
  safe: Address
  safeTxHash: Hex
  /** To be executed right after; null where that needs more than this owner. */
  next: SafeActInput | null
}

export type NestedRun = { branch: OwnerBranch; above: Above; step: NestedStep }

/** Does for an owner that is a Safe what its people can do. */
export function useNested() {
  const say = useWords(nestedWords)
  const { chain } = useAccount()
  const acts = useActs()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ branch, above, step }: NestedRun): Promise<ActResult> => {
      const account = { chainId: chain.id, address: branch.address }
      const description = say('describe')
      if (step === 'propose') {
        return acts.propose({ account, description, calls: [approvalCall(above)] })
      }
      const { approval } = branch
      if (!approval) throw new Error('Nobody has proposed it.')
      const input = { account, description, transaction: approval.transaction }
      if (step === 'confirm') return acts.confirm(input)
      if (step === 'execute' || !above.next) return acts.execute(input)
      return acts.executeAll([input, above.next])
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['gateway'] }),
        queries.invalidateQueries({ queryKey: ['chain', chain.id] }),
      ]),
  })
}
