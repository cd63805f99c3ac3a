import type { TransactionDetails } from '@countersign/gateway'
import {
  type ActionName,
  authorize,
  type JudgedActions,
  judgeActions,
  verdictForActions,
} from '@countersign/judge'
import { formatAddress } from '@countersign/kit'
import { type OutboxEntry, type OutboxResult, refused, safeEntryId } from '@countersign/outbox'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { readingOf } from '../../shared/acts/readingOf.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useSeen } from '../../shared/acts/useSeen.ts'
import { useInSafe } from '../../shared/host/useInSafe.ts'
import { contentOf } from '../../shared/transaction/contentOf.ts'
import { isRejection } from '../../shared/transaction/isRejection.ts'
import { isWaiting } from '../../shared/transaction/isWaiting.ts'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../shared/words/useWords.ts'
import type { Confirmation } from '../demands/useTypedConfirmation.ts'
import { signedTransaction } from '../proof/signedTransaction.ts'
import type { Reviewed } from '../useReview.ts'
import { actingWords } from './words.ts'

export type TransactionActions = {
  judged: JudgedActions
  act: OutboxEntry | undefined
  nonce: number
  safeTxHash: Hex
  isOpen: boolean
  isBusy: boolean
  /** How what was done last ended. */
  result: OutboxResult | undefined
  run: (name: Exclude<ActionName, 'replace'>) => void
}

/** What can be done with a transaction, and doing it; null for what nobody signs. */
export function useTransactionActions(
  details: TransactionDetails,
  { review, state, proof, rehearsal: { rehearsal } }: Reviewed,
  confirmation: Confirmation,
): TransactionActions | null {
  const say = useWords(actingWords)
  const { chain: network, address } = useAccount()
  const { chain } = useAccountState(useAccount())
  const { address: me } = useConnection()
  const isInSafe = useInSafe()
  const acts = useActs()
  const queries = useQueryClient()
  const signed = signedTransaction(details)
  const account = { chainId: network.id, address }
  const safe = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const isOpen = isWaiting(details)
  const ground = useQuery({
    queryKey: ['chain', network.id, 'ground', address, signed && contentOf(signed.transaction)],
    queryFn: () => acts.readSnapshot(account, signed ? [signed.transaction] : []),
    enabled: signed !== null && isOpen,
    // Compared with what is so when it is signed: never from an earlier visit.
    meta: { private: true },
  })
  const { seen, hear } = useSeen(ground.data)
  const mutation = useOneMutation({
    mutationFn: (name: Exclude<ActionName, 'replace'>): Promise<OutboxResult> => {
      if (!signed) throw new Error('Nobody signs this.')
      const { nonce } = signed.info
      const shown = seen ?? (safe && { safe })
      const input = {
        account,
        transaction: signed.transaction,
        description: say('describe', { nonce, safe: formatAddress(address) }),
        ...(seen && { seen }),
        ...(rehearsal && { rehearsed: rehearsal }),
      }
      if (name === 'remove') return acts.remove(input)
      if (name !== 'reject') {
        const named = confirmation.isGiven ? confirmation.demands : null
        const transaction = {
          chainId: network.id,
          safe: address,
          safeTxHash: signed.info.safeTxHash,
        }
        const authorization = authorize(transaction, { state, named, at: Date.now() })
        if (!authorization) return Promise.resolve(refused(null, { kind: 'unjudged' }))
        return acts[name]({ ...input, authorization })
      }
      return acts.reject({
        account,
        nonce,
        description: say('describe.reject', { nonce, safe: formatAddress(address) }),
        // It calls nobody else: of what was seen, the Safe alone matters; the page knows that one by itself.
        ...(shown && { seen: { safe: shown.safe, balances: {}, code: {} } }),
      })
    },
    onSuccess: hear,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['gateway'] }),
        queries.invalidateQueries({ queryKey: ['chain', network.id] }),
      ]),
  })
  if (!signed) return null
  const { info } = signed
  const proven = info.confirmations.filter((_, index) =>
    proof.proof?.rows.some(
      ({ subject, verdict }) => subject === `confirmation.${index}` && verdict === 'proven',
    ),
  )
  const act = acts.acts.find(({ id }) => id === safeEntryId(account, info.safeTxHash))
  const judged = judgeActions({
    me,
    isInSafe,
    owners: chain.data ? (safe?.owners ?? []) : chain.isError ? 'failed' : 'asking',
    threshold: safe?.threshold ?? info.confirmationsRequired,
    signers: proven.map(({ signer }): Address => signer.value),
    safeNonce: safe?.nonce ?? 0,
    nonce: info.nonce,
    isOpen,
    isTrusted: info.trusted,
    proposer: info.proposer?.value ?? null,
    isRejection: isRejection(address, signed.transaction),
    verdict: verdictForActions(review, confirmation),
    ground: readingOf({ data: safe && ground.data, isError: chain.isError || ground.isError }),
    act,
  })
  return {
    judged,
    act,
    nonce: info.nonce,
    safeTxHash: info.safeTxHash,
    isOpen,
    isBusy: mutation.isPending,
    result: mutation.data,
    run: (name) => mutation.mutate(name),
  }
}
