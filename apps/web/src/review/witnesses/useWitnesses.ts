import type { TransactionDetails } from '@countersign/gateway'
import type { WitnessState } from '@countersign/judge'
import { lastAnswer, safeEntryId } from '@countersign/outbox'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { isWaiting } from '../../shared/transaction/isWaiting.ts'
import { loadProver } from '../proof/loadProver.ts'
import { signedTransaction } from '../proof/signedTransaction.ts'

/** What everybody who can be asked says of a transaction that waits; null for what nobody will sign. */
export function useWitnesses(details: TransactionDetails, id: string | null): WitnessState {
  const { address, chain } = useAccount()
  const { countersign, gateway } = useApp()
  const wallet = useConnection()
  const { acts } = useActs()
  const signed = signedTransaction(details)
  const isAsked = isWaiting(details) && signed !== null
  const account = { address, chainId: chain.id }
  const act = acts.find(({ id }) => signed && id === safeEntryId(account, signed.info.safeTxHash))
  const answered = lastAnswer(act, wallet.address)
  const asked = useQuery({
    // Another wallet, or the same one on another chain, is another witness.
    queryKey: [
      ...['chain', chain.id, 'witnesses', address, id, JSON.stringify(details)],
      ...[wallet.connector?.uid, wallet.chainId, answered?.signature],
    ],
    queryFn: async () => {
      const { askAll } = await loadProver()
      return askAll(countersign, { gateway, account, details, id, answered })
    },
    enabled: isAsked && wallet.status !== 'reconnecting',
    // Never from an earlier visit.
    meta: { private: true },
  })
  if (!isAsked) return null
  return asked.data ?? (asked.error ? 'failed' : 'running')
}
