import type { Transaction } from '@countersign/gateway'
import type { OutboxResult } from '@countersign/outbox'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { Outcome } from '../../shared/acts/status/Outcome.tsx'
import { useInSafe } from '../../shared/host/useInSafe.ts'
import { needsYou } from '../../shared/transaction/needsYou.ts'
import { useIsRejection } from '../../shared/transaction/useIsRejection.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { queueActionWords } from './actionWords.ts'
import styles from './QueuePage.module.css'
import { useQueueActs } from './useQueueActs.ts'

/** Fetched when it is pressed: it brings along everything that judges. */
const ExecuteGreen = lazy(async () => ({
  default: (await import('./executing.ts')).ExecuteGreen,
}))

type RowActionsProps = { transaction: Transaction; isNext: boolean; hasRivals: boolean }

/**
 * What can be done with one that waits. Signing leads to its page. Executing judges it here as that page would,
 * and leads there if something is not green: nothing reaches a wallet that was not judged. Rejecting moves
 * nothing.
 */
export function RowActions({ transaction, isNext, hasRivals }: RowActionsProps) {
  const say = useWords(queueActionWords)
  const account = useAccount()
  const { address: me } = useConnection()
  const isInSafe = useInSafe()
  const { chain } = useAccountState(account)
  const { reject } = useQueueActs()
  const owners = chain.data?.kind === 'safe' ? chain.data.safe.owners : []
  const { id, executionInfo, txStatus, txInfo } = transaction
  const isRejection = useIsRejection(account, {
    id,
    nonce: executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : null,
    isStated: txInfo.type === 'Custom' && txInfo.isCancellation,
  })
  if (!me || isInSafe || executionInfo?.type !== 'MULTISIG') return null
  const isOwner = owners.some((owner) => owner.toLowerCase() === me.toLowerCase())
  return (
    <div className={styles.actions}>
      {isOwner && needsYou(transaction, me) === 'sign' && (
        <Link to="/$account/tx/$id" params={{ account: account.path, id: transaction.id }}>
          {say('confirm')}
        </Link>
      )}
      {isNext && txStatus === 'AWAITING_EXECUTION' && <Execute id={transaction.id} />}
      {isOwner && !isRejection && !hasRivals && (
        <Button
          look="quiet"
          busy={reject.isPending}
          onClick={() => reject.mutate(executionInfo.nonce)}
        >
          {say('reject')}
        </Button>
      )}
      <Outcome result={reject.data} />
    </div>
  )
}

function Execute({ id }: { id: string }) {
  const say = useWords(queueActionWords)
  const { path } = useAccount()
  const navigate = useNavigate()
  const [isJudging, setJudging] = useState(false)
  const [result, setResult] = useState<OutboxResult>()
  const end = (how: OutboxResult | 'look') => {
    setJudging(false)
    if (how === 'look') void navigate({ to: '/$account/tx/$id', params: { account: path, id } })
    else setResult(how)
  }
  return (
    <>
      <Button busy={isJudging} onClick={() => setJudging(true)}>
        {say('execute')}
      </Button>
      {isJudging ? (
        <Suspense fallback={<p role="status">{say('checking')}</p>}>
          <ExecuteGreen id={id} onEnd={end} />
        </Suspense>
      ) : (
        <Outcome result={result} />
      )}
    </>
  )
}
