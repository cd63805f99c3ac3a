import type { TransactionDetails } from '@countersign/gateway'
import type { JudgedActions } from '@countersign/judge'
import type { OutboxEntry, OutboxResult } from '@countersign/outbox'
import { useTransactionActions } from '../../../review/acting/useTransactionActions.ts'
import { TypedConfirmation } from '../../../review/demands/TypedConfirmation.tsx'
import {
  type Confirmation,
  useTypedConfirmation,
} from '../../../review/demands/useTypedConfirmation.ts'
import type { Reviewed } from '../../../review/useReview.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { ActStatus } from '../../../shared/acts/status/ActStatus.tsx'
import { Outcome } from '../../../shared/acts/status/Outcome.tsx'
import { TakeFile } from '../../../shared/acts/status/TakeFile.tsx'
import { SignedTitle } from '../../../shared/transaction/SignedTitle.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { ActionButtons } from './ActionButtons.tsx'
import styles from './Actions.module.css'
import { NextLink } from './NextLink.tsx'
import { QueueLink } from './QueueLink.tsx'
import { Rivals } from './Rivals.tsx'
import { useNeighbours } from './useNeighbours.ts'
import { actionWords } from './words.ts'

type ActionsProps = { details: TransactionDetails; reviewed: Reviewed }

/** What can be done with a transaction that waits, each with the one reason why it cannot. */
export function Actions({ details, reviewed }: ActionsProps) {
  const say = useWords(actionWords)
  const { chain, address } = useAccount()
  const confirmation = useTypedConfirmation(reviewed.review)
  const actions = useTransactionActions(details, reviewed, confirmation)
  const { isAwaited, rivals, next } = useNeighbours({
    txId: details.txId,
    // Also of what was done here: what is ready behind it can be gone on with.
    nonce: actions?.isOpen || actions?.act ? actions.nonce : undefined,
  })
  // All at once: a bar that grows under the finger has its buttons elsewhere.
  if (!actions || isAwaited) return null
  const account = { chainId: chain.id, address }
  const { judged, act, nonce, isOpen, result } = actions
  if (!isOpen && !act) return null
  return (
    <>
      {isOpen && (
        <div className={styles.file} data-screen-only="">
          <TakeFile account={account} expected={actions.safeTxHash} />
        </div>
      )}
      <section className={styles.bar} aria-label={say('title')} data-screen-only="">
        {act && <ActStatus act={act} />}
        {/* What the act itself keeps is told there. */}
        <Outcome result={isTold(act, result) ? undefined : result} />
        {isOpen && isAsked(judged, confirmation) && (
          <TypedConfirmation confirmation={confirmation} />
        )}
        <div className={styles.line}>
          <div className={styles.about}>
            <p className={styles.what}>
              <SignedTitle {...{ details, chain }} opened={reviewed.opened} pending={isOpen} />
              <QueueLink />
              {!isOpen && next && <NextLink id={next.id} />}
            </p>
            {isOpen && <Rivals nonce={nonce} rivals={rivals} />}
          </div>
          {isOpen && <ActionButtons actions={actions} />}
        </div>
      </section>
    </>
  )
}

/** As long as something depends on it; and it stays once it was typed. */
const isAsked = (
  { confirm, execute }: JudgedActions,
  { demands, isGiven }: Confirmation,
): boolean =>
  demands.topics.length + demands.addresses.length > 0 &&
  (isGiven || confirm?.why === 'unchecked' || execute?.why === 'unchecked')

const isTold = (act: OutboxEntry | undefined, result: OutboxResult | undefined): boolean =>
  result !== undefined && 'fault' in result && act?.fault?.kind === result.fault.kind
