import { getTransaction, type Transaction } from '@countersign/gateway'
import { toSafeTransaction } from '@countersign/safe'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { ActResult, SafeActInput } from '../../shared/acts/acts.ts'
import { useActs } from '../../shared/acts/useActs.ts'
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

  /** Never from the list, which may be old. */
  const read = async ({ id }: Transaction): Promise<SafeActInput> => {
    const asked = { chainId: String(chain.id), transactionId: id }
    const transaction = toSafeTransaction(await gateway.call(getTransaction, asked))
    if (!transaction) throw new Error('Nobody signs this.')
    return {
      account,
      transaction,
      description: say('describe', { nonce: String(transaction.nonce) }),
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
    onSettled,
  })
  const reject = useMutation({
    mutationFn: (nonce: number) =>
      acts.propose({
        account,
        calls: [{ to: address, value: 0n, data: '0x' }],
        nonce,
        description: say('describe.reject', { nonce }),
      }),
    onSettled,
  })
  return {
    execute,
    reject,
    acts: acts.acts.filter((act) => act.account === address && act.chainId === chain.id),
  }
}
