import type { TransactionDetails } from '@countersign/gateway'
import type { Proposer } from '@countersign/judge'
import type { Expansion } from '@countersign/safe'
import { useId } from 'react'
import { reviewWords } from '../../review/words.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { formatDateTime } from '../../shared/format/formatTime.ts'
import { ClaimedText } from '../../shared/transaction/ClaimedText.tsx'
import { describeDetails } from '../../shared/transaction/describeDetails.ts'
import { isWaiting } from '../../shared/transaction/isWaiting.ts'
import { ProposerText } from '../../shared/transaction/ProposerText.tsx'
import { SignedTitle } from '../../shared/transaction/SignedTitle.tsx'
import { StatusTag } from '../../shared/transaction/StatusTag.tsx'
import { sortOf } from '../../shared/transaction/sortOf.ts'
import { AsOf } from '../../shared/ui/sections/AsOf.tsx'
import type { Feed } from '../../shared/ui/sections/feed.ts'
import { Fact, Facts } from '../../shared/ui/tables/Facts.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { ClaimedName } from '../../shared/ui/values/ClaimedName.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { HashText } from './HashText.tsx'
import { KindText } from './KindText.tsx'
import styles from './TransactionPage.module.css'

type SummaryProps = {
  details: TransactionDetails
  feed: Feed<TransactionDetails>
  proposer: Proposer | null
  /** Its calls, in our own reading. */
  opened: Expansion | null
}

/** The first things somebody wants to know. */
export function Summary({ details, feed, proposer, opened }: SummaryProps) {
  const say = useWords(reviewWords)
  const locale = useLocale()
  const id = useId()
  const { chain } = useAccount()
  const { txStatus, txHash, executedAt, note, safeAppInfo } = details
  const info = details.detailedExecutionInfo
  const signed = info?.type === 'MULTISIG' ? info : null
  const waits = isWaiting(details)
  return (
    <section className={styles.summary} aria-labelledby={id} aria-busy={feed.isFetching}>
      <h2 id={id} className="visually-hidden">
        {say('summary')}
      </h2>
      <p className={styles.headline}>
        <SignedTitle {...{ details, opened, chain }} pending={waits} full />
        <AsOf feed={feed} />
      </p>
      <Facts isInline>
        <Fact name={say('fact.status')}>
          <StatusTag status={txStatus} />
        </Fact>
        <Fact name={say('fact.kind')}>
          <KindText info={sortOf(describeDetails(details, opened, chain).description)} />
        </Fact>
        {signed && <Fact name={say('fact.nonce')}>{signed.nonce}</Fact>}
        {signed && (
          <Fact name={say('fact.submitted')}>{formatDateTime(signed.submittedAt, locale)}</Fact>
        )}
        {proposer && isTold(proposer, signed?.proposer) && (
          <Fact name={say('fact.proposer')}>
            <ProposerText proposer={proposer} chainId={chain.id} stated={signed?.proposer?.value} />
          </Fact>
        )}
        {!waits && executedAt !== null && (
          <Fact name={say('fact.executed')}>{formatDateTime(executedAt, locale)}</Fact>
        )}
        {!waits && signed?.executor && (
          <Fact name={say('fact.executor')}>
            <AddressText address={signed.executor.value} chainId={chain.id} />
          </Fact>
        )}
        {info?.type === 'MODULE' && (
          <Fact name={say('fact.module')}>
            <AddressText address={info.address.value} chainId={chain.id} />{' '}
            <ClaimedName address={info.address.value} name={info.address.name} />
          </Fact>
        )}
        {!waits && txHash && (
          <Fact name={say('fact.hash')}>
            <HashText hash={txHash} />
          </Fact>
        )}
        {safeAppInfo && (
          <Fact name={say('fact.app')}>
            <ClaimedText proposer={proposer} text={safeAppInfo.name} />
          </Fact>
        )}
        {note && (
          <Fact name={say('fact.note')}>
            <ClaimedText proposer={proposer} text={note} />
          </Fact>
        )}
      </Facts>
    </section>
  )
}

/** What the chain alone tells of has no proposer that anybody names. */
function isTold({ kind }: Proposer, stated: object | null | undefined): boolean {
  return Boolean(stated) || kind === 'stranger' || kind === 'delegate'
}
