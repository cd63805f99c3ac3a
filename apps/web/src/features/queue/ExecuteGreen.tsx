import { getTransaction, type TransactionDetails } from '@countersign/gateway'
import type { OutboxResult } from '@countersign/outbox'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTransactionActions } from '../../review/acting/useTransactionActions.ts'
import { useTypedConfirmation } from '../../review/demands/useTypedConfirmation.ts'
import { proverQuery } from '../../review/proof/loadProver.ts'
import { useReview } from '../../review/useReview.ts'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'
import { executeStep } from './executeStep.ts'

type ExecuteGreenProps = {
  id: string
  /** `look`: something about it is not green, or keeps it from being executed; nobody was asked. */
  onEnd: (end: OutboxResult | 'look') => void
}

/**
 * Judges one that is fully signed like its own page does, and has the wallet asked for it if all of that is
 * green. It is drawn while that lasts.
 */
export function ExecuteGreen({ id, onEnd }: ExecuteGreenProps) {
  const say = useWords(queueActionWords)
  const { gateway } = useApp()
  const { chain } = useAccount()
  const { data, isError } = useQuery(
    gatewayQuery(gateway, getTransaction, { chainId: String(chain.id), transactionId: id }),
  )
  const prover = useQuery(proverQuery)
  const hasFailed = isError && !data
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (hasFailed) onEnd('look')
  }, [hasFailed])
  return (
    <>
      <p role="status">{say('checking')}</p>
      {data && !prover.isPending && <Judging {...{ id, onEnd }} details={data} />}
    </>
  )
}

function Judging({ id, details, onEnd }: ExecuteGreenProps & { details: TransactionDetails }) {
  const reviewed = useReview(details, id)
  const actions = useTransactionActions(details, reviewed, useTypedConfirmation(reviewed.review))
  const step = executeStep(reviewed.review, actions?.judged.execute)
  const isDecided = useRef(false)
  const result = actions?.result
  useEffect(() => {
    if (step === 'wait' || isDecided.current) return
    isDecided.current = true
    if (step === 'execute') actions?.run('execute')
    else onEnd('look')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (result) onEnd(result)
  }, [result])
  return null
}
