import { getSafe, getTransaction, type TransactionDetails } from '@countersign/gateway'
import { maximumRefund, type Refund, toSafeTransaction } from '@countersign/safe'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { getAddress, isAddressEqual } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { Changes } from '../../review/changes/Changes.tsx'
import { proverQuery } from '../../review/proof/loadProver.ts'
import { settingQuery } from '../../review/rehearsal/settingQuery.ts'
import { useReview } from '../../review/useReview.ts'
import { Verdict } from '../../review/verdict/Verdict.tsx'
import { reviewWords } from '../../review/words.ts'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { contentOf } from '../../shared/transaction/contentOf.ts'
import { isWaiting } from '../../shared/transaction/isWaiting.ts'
import { ErrorBoundary } from '../../shared/ui/failures/ErrorBoundary.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ProofCard } from './ProofCard.tsx'
import { Raw } from './Raw.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { useApprovalRecord } from './record/useApprovalRecord.ts'
import { Signatures } from './Signatures.tsx'
import { Summary } from './Summary.tsx'
import styles from './TransactionPage.module.css'

/** Fetched beside the page: it is read before anything is done. */
const Actions = lazy(async () => ({ default: (await import('./actions/Actions.tsx')).Actions }))

const OwnersTree = lazy(async () => ({
  default: (await import('./nested/OwnersTree.tsx')).OwnersTree,
}))

const KeptAct = lazy(async () => ({ default: (await import('./actions/KeptAct.tsx')).KeptAct }))

/** One transaction: what it changes, who signed it, and the proof that it is what it is said to be. */
export function TransactionPage() {
  const say = useWords(reviewWords)
  const { gateway } = useApp()
  const account = useAccount()
  const { chain, address } = account
  const { address: executor = null } = useConnection()
  const { id } = useParams({ from: '/$account/tx/$id' })
  const feed = useQuery(
    gatewayQuery(gateway, getTransaction, { chainId: String(chain.id), transactionId: id }),
  )
  // Whether the Safe has run unknown code belongs to every verdict: asked beside the details, not after.
  useQuery(gatewayQuery(gateway, getSafe, { chainId: String(chain.id), safeAddress: address }))
  useQuery({
    // Begun before it is known whether it waits: the verdict on what does is there a round earlier.
    ...settingQuery(useConfig(), account, executor),
    enabled: !feed.data || isWaiting(feed.data),
  })
  // What judges is there before anything is shown: a finding that came later would move the page.
  const judge = useQuery(proverQuery)
  const isReady = !judge.isPending
  const owner = feed.data?.safeAddress
  const isForeign = owner ? !isAddressEqual(owner, address) : false
  return (
    <div className={styles.page} data-page="review">
      <PageHeading title={say('title')} tabTitle={say('tab', { id: id.slice(-8) })} />
      {owner && isForeign ? (
        <p>
          {say('foreign')}{' '}
          <Link
            to="/$account/tx/$id"
            params={{ account: `${chain.shortName}:${getAddress(owner)}`, id }}
          >
            {say('foreign.link')}
          </Link>
        </p>
      ) : feed.data && isReady ? (
        // Another content under the same id is another transaction: nothing that was typed or seen stays.
        <Reviewed key={`${id} ${keyOf(feed.data)}`} id={id} details={feed.data} feed={feed} />
      ) : feed.error ? (
        <div className={styles.failed} data-verdict="unchecked">
          <Card title={say('summary')} feed={feed} skeleton={null}>
            {() => null}
          </Card>
          <Suspense>
            <KeptAct id={id} />
          </Suspense>
        </div>
      ) : (
        <ReviewSkeleton />
      )}
    </div>
  )
}

const keyOf = (details: TransactionDetails) => {
  const transaction = toSafeTransaction(details)
  return transaction ? contentOf(transaction) : ''
}

/** What is signed is shown, whether it can still be executed or not. */
function refundIn(details: TransactionDetails): Refund | null {
  const transaction = toSafeTransaction(details)
  return transaction && maximumRefund(transaction)
}

type ReviewedProps = {
  id: string
  details: TransactionDetails
  feed: UseQueryResult<TransactionDetails>
}

function Reviewed({ id, details, feed }: ReviewedProps) {
  const reviewed = useReview(details, id)
  const { review, proof, witnesses, opened, proposer, required } = reviewed
  const Record = useApprovalRecord()
  const isOpen = isWaiting(details)
  return (
    <div className={styles.layout} data-verdict={review.verdict} data-open={isOpen}>
      <Summary {...{ details, feed, proposer, opened }} />
      <Verdict review={review} isOpen={isOpen} />
      <div className={styles.column}>
        <ErrorBoundary>
          <Changes
            details={details}
            opened={opened}
            judged={reviewed.judged}
            isJudging={reviewed.isJudging}
            shown={reviewed.rehearsal}
            refund={refundIn(details)}
          />
        </ErrorBoundary>
        <ErrorBoundary>
          <Suspense>
            <OwnersTree details={details} reviewed={reviewed} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className={styles.column} {...(Record && { 'data-screen-only': '' })}>
        <ErrorBoundary>
          <Signatures details={details} state={proof} required={required} />
        </ErrorBoundary>
        <ErrorBoundary>
          <ProofCard details={details} state={proof} witnesses={witnesses} />
        </ErrorBoundary>
      </div>
      {Record && <Record details={details} state={proof} required={required} />}
      <Raw details={details} />
      <ErrorBoundary>
        <Suspense>
          <Actions details={details} reviewed={reviewed} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
