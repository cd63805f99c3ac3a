import type { TransactionDetails } from '@countersign/gateway'
import type { RehearsalState } from '@countersign/judge'
import type { NotRehearsed, Rehearsal } from '@countersign/rehearsal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { contentOf } from '../../shared/transaction/contentOf.ts'
import { isWaiting } from '../../shared/transaction/isWaiting.ts'
import { signedTransaction } from '../proof/signedTransaction.ts'
import { askTwice } from './askTwice.ts'
import { retryAfter } from './retryAfter.ts'
import { settingQuery } from './settingQuery.ts'
import { isToAskAgain, type Rehearsed, toRehearsalState } from './toRehearsalState.ts'

export type ShownRehearsal = {
  state: RehearsalState
  rehearsal: Rehearsal | NotRehearsed | undefined
}

/** What a transaction that waits would change, rehearsed at the newest block. */
export function useRehearsal(details: TransactionDetails): ShownRehearsal {
  const account = useAccount()
  const { address: executor = null } = useConnection()
  const { data: found, isError: isOut } = useAccountState(account).chain
  const config = useConfig()
  const queries = useQueryClient()
  const signed = signedTransaction(details)
  const waits = isWaiting(details)
  // What stands there need not be known yet: where no Safe does, nothing comes of it.
  const isSafe = found ? found.kind === 'safe' : !isOut
  const isAsked = waits && isSafe && signed !== null
  // By its own fields: a hash is what the gateway says it is.
  const content = signed && contentOf(signed.transaction)
  const queryKey = ['chain', account.chain.id, 'rehearsal', account.address, content, executor]
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async () => {
      if (!signed) throw new Error('There is nothing to rehearse.')
      const { rehearseForReview } = await import('./rehearseForReview.ts')
      const safe = { address: account.address, chainId: account.chain.id }
      const part = { safe, transaction: signed.transaction, executor }
      const setting = settingQuery(config, account, executor)
      // Whoever asks again wants to know of a newer block.
      const isAgain = queries.getQueryData(queryKey) !== undefined
      return askTwice(async () => {
        const prepared = await queries.fetchQuery(isAgain ? { ...setting, staleTime: 0 } : setting)
        return rehearseForReview(part, prepared)
      }, isToAskAgain)
    },
    refetchInterval: ({ state }) => retryAfter(state),
    enabled: isAsked,
    // It stands on a block: never from an earlier visit.
    meta: { private: true },
  })
  if (!isAsked) return { state: { state: 'none' }, rehearsal: undefined }
  return toShown(data, isError)
}

/** What is shown of it: what nodes disagree about, or what turns, is not shown as what will be. */
export function toShown(data: Rehearsed | undefined, isError: boolean): ShownRehearsal {
  if (!data) return { state: { state: isError ? 'failed' : 'running' }, rehearsal: undefined }
  const state = toRehearsalState(data)
  const isShown = state.state !== 'differs' && state.state !== 'watched'
  return { state, rehearsal: isShown ? data.rehearsal : undefined }
}
