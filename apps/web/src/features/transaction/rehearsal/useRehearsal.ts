import type { TransactionDetails } from '@countersign/gateway'
import type { NotRehearsed, Rehearsal } from '@countersign/rehearsal'
import { useQuery } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import type { RehearsalState } from '../findInRehearsal.ts'
import { signedTransaction } from '../signedTransaction.ts'
import { toRehearsalState } from './toRehearsalState.ts'

export type ShownRehearsal = {
  state: RehearsalState
  rehearsal: Rehearsal | NotRehearsed | undefined
}

/** What a transaction that waits would change, rehearsed at the newest block. */
export function useRehearsal(details: TransactionDetails): ShownRehearsal {
  const account = useAccount()
  const { address: executor = null } = useConnection()
  const { data: found, isPending } = useAccountState(account).chain
  const safe = found?.kind === 'safe' ? found.safe : null
  const signed = signedTransaction(details)
  const waits = details.txStatus.startsWith('AWAITING')
  const canBe = waits && signed !== null
  const isAsked = canBe && safe !== null
  const key = ['rehearsal', account.address, signed?.info.safeTxHash, executor, safe?.nonce]
  const { data, isError } = useQuery({
    ...chainQuery(useConfig(), account.chain.id, key, async (client) => {
      if (!safe || !signed) throw new Error('There is nothing to rehearse.')
      const { rehearseForReview } = await import('./rehearseForReview.ts')
      return rehearseForReview(client, {
        kind: 'safe',
        safe: { address: account.address, chainId: account.chain.id, version: safe.version },
        transaction: signed.transaction,
        executor,
      })
    }),
    enabled: isAsked,
    // It stands on a block: never from an earlier visit.
    meta: { private: true },
  })
  if (canBe && isPending) return { state: { state: 'running' }, rehearsal: undefined }
  if (!isAsked) return { state: { state: 'none' }, rehearsal: undefined }
  if (data) return { state: toRehearsalState(data), rehearsal: data.rehearsal }
  return { state: { state: isError ? 'failed' : 'running' }, rehearsal: undefined }
}
