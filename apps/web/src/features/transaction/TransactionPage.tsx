import { getTransaction, type TransactionDetails } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { getAddress, isAddressEqual } from 'viem'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx'
import { PageHeading } from '../../shared/ui/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Changes } from './Changes.tsx'
import { ProofCard } from './ProofCard.tsx'
import { Raw } from './Raw.tsx'
import { Signatures } from './Signatures.tsx'
import { Summary } from './Summary.tsx'
import styles from './TransactionPage.module.css'
import { useProof } from './useProof.ts'
import { transactionPageWords } from './words.ts'

/** One transaction: what it changes, who signed it, and the proof that it is what it is said to be. */
export function TransactionPage() {
  const say = useWords(transactionPageWords)
  const { gateway } = useApp()
  const { chain, address } = useAccount()
  const { id } = useParams({ from: '/$account/tx/$id' })
  const details = useQuery(
    gatewayQuery(gateway, getTransaction, { chainId: String(chain.id), transactionId: id }),
  )
  const owner = details.data?.safeAddress
  const isForeign = owner ? !isAddressEqual(owner, address) : false
  return (
    <>
      <PageHeading title={say('title')} tabTitle={say('tab', { id: id.slice(-8) })} />
      <div className={styles.cards}>
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
        ) : (
          <>
            <Card title={say('summary')} feed={details} skeleton={<Skeleton rows={6} />}>
              {(data) => <Summary details={data} />}
            </Card>
            {details.data && <Findings details={details.data} />}
          </>
        )}
      </div>
    </>
  )
}

function Findings({ details }: { details: TransactionDetails }) {
  const proof = useProof(details)
  return (
    <>
      <ErrorBoundary>
        <Changes details={details} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Signatures details={details} state={proof} />
      </ErrorBoundary>
      <ErrorBoundary>
        <ProofCard details={details} state={proof} />
      </ErrorBoundary>
      <Raw details={details} />
    </>
  )
}
