import { getTransaction, type Transaction } from '@countersign/gateway'
import { toSafeTransaction } from '@countersign/safe'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import type { ActResult, SafeActInput } from '../../shared/acts/acts.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useSeen } from '../../shared/acts/useSeen.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'

/** Executes what is ready, and rejects what is not wanted, right from the list. */
export function useQueueActs() {
  const say = useWords(queueActionWords)
  const { gateway } = useApp()
  const { chain, address } = useAccount()
  const acts = useActs()
  const queries = useQueryClient()
  const account = { chainId: chain.id, address }
  const { chain: onChain } = useAccountState(useAccount())
  const safe = onChain.data?.kind === 'safe' ? onChain.data.safe : undefined
  // The list shows the Safe's state, and nothing of balances and code: only that can have moved since.
  const { seen: shown, hear } = useSeen(safe && { safe, balances: {}, code: {} })
  const seen = shown && { seen: { safe: shown.safe, balances: {}, code: {} } }

  /** Never from the list, which may be old. */
  const read = async ({ id }: Transaction): Promise<SafeActInput> => {
    const asked = { chainId: String(chain.id), transactionId: id }
    const transaction = toSafeTransaction(await gateway.call(getTransaction, asked))
    if (!transaction) throw new Error('Nobody signs this.')
    return {
      account,
      transaction,
      description: say('describe', { nonce: String(transaction.nonce) }),
      ...seen,
    }
  }
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['gateway'] }),
      queries.invalidateQueries({ queryKey: ['chain', chain.id] }),
    ])
  const execute = useMutation({
    mutationFn: async (transactions: readonly Transaction[]): Promise<ActResult> =>
      acts.executeAll(await Promise.all(transactions.map(read))),
    onSuccess: hear,
    onSettled,
  })
  const reject = useMutation({
    mutationFn: (nonce: number) =>
      acts.propose({
        account,
        calls: [{ to: address, value: 0n, data: '0x' }],
        nonce,
        description: say('describe.reject', { nonce }),
        ...seen,
      }),
    onSuccess: hear,
    onSettled,
  })
  return {
    execute,
    reject,
    acts: acts.acts.filter((act) => act.account === address && act.chainId === chain.id),
  }
}
