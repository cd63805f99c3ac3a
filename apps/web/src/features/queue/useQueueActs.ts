import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useSeen } from '../../shared/acts/useSeen.ts'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'

/** Rejects what is not wanted, right from the list: that calls nobody and moves nothing. */
export function useQueueActs() {
  const say = useWords(queueActionWords)
  const { chain, address } = useAccount()
  const acts = useActs()
  const queries = useQueryClient()
  const account = { chainId: chain.id, address }
  const { chain: onChain } = useAccountState(useAccount())
  const safe = onChain.data?.kind === 'safe' ? onChain.data.safe : undefined
  // The list shows the Safe's state, and nothing of balances and code: only that can have moved since.
  const { seen: shown, hear } = useSeen(safe && { safe, balances: {}, code: {} })
  const seen = shown && { seen: { safe: shown.safe, balances: {}, code: {} } }
  const reject = useOneMutation({
    mutationFn: (nonce: number) =>
      acts.reject({ account, nonce, description: say('describe.reject', { nonce }), ...seen }),
    onSuccess: hear,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['gateway'] }),
        queries.invalidateQueries({ queryKey: ['chain', chain.id] }),
      ]),
  })
  return {
    reject,
    acts: acts.acts.filter((act) => act.account === address && act.chainId === chain.id),
  }
}
