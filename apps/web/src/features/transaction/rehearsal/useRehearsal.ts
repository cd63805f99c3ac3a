import type { TransactionDetails } from '@countersign/gateway'
import type { NotRehearsed, Rehearsal } from '@countersign/rehearsal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import type { RehearsalState } from '../findInRehearsal.ts'
import { signedTransaction } from '../signedTransaction.ts'
import { settingQuery } from './settingQuery.ts'
import { toRehearsalState } from './toRehearsalState.ts'

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
  const waits = details.txStatus.startsWith('AWAITING')
  // What stands there need not be known yet: where no Safe does, nothing comes of it.
  const isSafe = found ? found.kind === 'safe' : !isOut
  const isAsked = waits && isSafe && signed !== null
  const key = ['rehearsal', account.address, signed?.info.safeTxHash, executor]
  const { data, isError } = useQuery({
    ...chainQuery(config, account.chain.id, key, async (client) => {
      if (!signed) throw new Error('There is nothing to rehearse.')
      const { rehearseForReview } = await import('./rehearseForReview.ts')
      const prepared = await queries.fetchQuery(settingQuery(config, account, executor))
      const { version } = prepared.setting.state
      const script = {
        kind: 'safe',
        safe: { address: account.address, chainId: account.chain.id, version },
        transaction: signed.transaction,
        executor,
      } as const
      return rehearseForReview(client, script, prepared)
    }),
    enabled: isAsked,
    // It stands on a block: never from an earlier visit.
    meta: { private: true },
  })
  if (!isAsked) return { state: { state: 'none' }, rehearsal: undefined }
  if (data) return { state: toRehearsalState(data), rehearsal: data.rehearsal }
  return { state: { state: isError ? 'failed' : 'running' }, rehearsal: undefined }
}
