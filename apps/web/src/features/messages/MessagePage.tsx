import { getMessage, type Message } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { ErrorBoundary } from '../../shared/ui/failures/ErrorBoundary.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Content } from './Content.tsx'
import styles from './MessagesPage.module.css'
import { Prepared } from './Prepared.tsx'
import { Proof } from './Proof.tsx'
import { proposerOf } from './proposerOf.ts'
import { Signers } from './Signers.tsx'
import { Summary } from './Summary.tsx'
import { Kept } from './sign/Kept.tsx'
import { SignBar } from './sign/SignBar.tsx'
import { statusOf } from './statusOf.ts'
import { useMessageProof } from './useMessageProof.ts'
import { messagesWords } from './words.ts'

/** One message: what is signed, by whom, and the proof that it is what it is said to be. */
export function MessagePage() {
  const say = useWords(messagesWords)
  const { gateway } = useApp()
  const { chain } = useAccount()
  const { hash } = useParams({ from: '/$account/msg/$hash' })
  const feed = useQuery(
    gatewayQuery(gateway, getMessage, { chainId: String(chain.id), messageHash: hash }),
  )
  return (
    <>
      <PageHeading
        title={say('page.title')}
        tabTitle={say('page.tab', { hash: hash.slice(0, 10) })}
      />
      <div className={styles.cards}>
        <Card title={say('summary')} feed={feed} skeleton={<Skeleton rows={5} />}>
          {(message) => <Proposed message={message} />}
        </Card>
        {feed.data && <Findings message={feed.data} />}
        <Kept hash={hash} />
      </div>
    </>
  )
}

function Proposed({ message }: { message: Message }) {
  const state = useMessageProof(message)
  return (
    <Summary message={message} proposer={proposerOf(message, state)} status={statusOf(state)} />
  )
}

function Findings({ message }: { message: Message }) {
  const state = useMessageProof(message)
  // Whoever has not signed it may say anything about which site asked.
  const isOwners = proposerOf(message, state).kind === 'owner'
  const believed = isOwners ? message : { ...message, origin: null }
  return (
    <>
      <ErrorBoundary>
        <Content message={believed} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Signers message={message} state={state} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Proof state={state} />
      </ErrorBoundary>
      <Prepared message={message} state={state} />
      <SignBar message={believed} state={state} />
    </>
  )
}
