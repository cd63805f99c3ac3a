import { getTransaction, type TransactionDetails } from '@countersign/gateway'
import { authorize, judgeActions, judgeReview, listDemands } from '@countersign/judge'
import { nothingOdd } from '@countersign/judge/testing'
import { hashSafeTransaction, type SafeTransaction, toSafeTransaction } from '@countersign/safe'
import { aheadOf } from '@countersign/web/ahead'
import { executeStep } from '@countersign/web/execute-step'
import { proveTransaction } from '@countersign/web/proof'
import { toRehearsalState } from '@countersign/web/rehearsal-state'
import { prepareRehearsals, rehearseForReview } from '@countersign/web/rehearse-review'
import { lookAtWitnesses } from '@countersign/web/witnesses'
import type { Address } from 'viem'
import { changesOf, textOf } from './pathContent.ts'
import type { ToldWorld } from './toldWorld.ts'

export type Place = {
  chainId: number
  address: Address
  version: string
  owners: readonly Address[]
}

/** One transaction of a Safe, as its page or the composer judges it. */
export async function reviewPath(
  told: ToldWorld,
  { owners, version, ...account }: Place,
  stated: TransactionDetails,
  { id, me, before = [] }: { id: string | null; me: Address; before?: readonly SafeTransaction[] },
) {
  const { askers, gateway, clients } = told
  const place = { chainId: String(account.chainId), transactionId: id ?? '' }
  const details = id === null ? stated : await gateway.call(getTransaction, place)
  const transaction = toSafeTransaction(details)
  const info = details.detailedExecutionInfo
  if (!transaction || info?.type !== 'MULTISIG') throw new Error('Nobody signs this.')
  const nodes = [clients.nodeOne, clients.nodeTwo]
  const witnesses = await lookAtWitnesses({
    ...{ askers, gateway, account, details, id, answered: null },
    wait: async () => {},
  })
  const { proof } = await proveTransaction(clients.nodeOne, {
    ...{ details, account, safe: { owners, version }, nodes },
  })
  const prepared = await prepareRehearsals(nodes, { safe: account.address, executor: me })
  const part = { safe: account, transaction, executor: me }
  const rehearsed = await rehearseForReview(part, prepared)
  const state = {
    ...{ ...nothingOdd, witnesses, proof: proof.rows, required: 2 },
    rehearsal: toRehearsalState(rehearsed),
  }
  const judgement = judgeReview(state)
  const demands = listDemands(judgement)
  const { safeTxHash } =
    id === null ? hashSafeTransaction({ ...account, version }, transaction) : info
  const subject = { chainId: account.chainId, safe: account.address, safeTxHash }
  const leaveBy = (named: typeof demands | null) =>
    authorize(subject, { state, named, at: Date.now() })
  const signers = info.confirmations
    .filter((_, index) =>
      proof.rows.some((row) => row.subject === `confirmation.${index}` && row.verdict === 'proven'),
    )
    .map(({ signer }) => signer.value)
  const { execute } = judgeActions({
    ...{ me, isInSafe: false, owners, threshold: 2, signers, safeNonce: Number(transaction.nonce) },
    ...{ nonce: info.nonce, isOpen: true, isTrusted: true, proposer: null, isRejection: false },
    ...{ verdict: judgement.verdict, ground: 'read', act: undefined },
  })
  // Those before it are executed, when its turn comes; ahead they are played as one.
  const last = before.length > 0 ? await rehearseForReview({ ...part, before }, prepared) : null
  const ahead = last ? aheadOf(last, before.length + 1) : null
  const isGreen = executeStep(judgement, execute) === 'execute'
  const free = leaveBy(null)
  return {
    transaction,
    rehearsal: rehearsed.rehearsal,
    content: textOf([transaction, changesOf(rehearsed)]),
    shown: {
      ...{ leave: free ?? leaveBy(demands), isTyped: free === null },
      content: textOf([transaction, changesOf(rehearsed)]),
    },
    /** Without a word: the queue asks for none. */
    green: {
      leave: isGreen && (!ahead || ahead.count > before.length) ? free : null,
      isTyped: false,
      content: textOf([transaction, changesOf(rehearsed), last && changesOf(last)]),
    },
  }
}
