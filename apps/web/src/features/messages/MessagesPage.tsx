import { getMessages, type MessageListItem } from '@countersign/gateway'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { dayOf, startOfDay } from '../../shared/format/days.ts'
import { formatDay } from '../../shared/format/formatTime.ts'
import { gatewayPages } from '../../shared/gateway/gatewayPages.ts'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { MessageRow } from './MessageRow.tsx'
import styles from './MessagesPage.module.css'
import { Compose } from './sign/Compose.tsx'
import { Kept } from './sign/Kept.tsx'
import { messagesWords } from './words.ts'

const TakeMessageFile = lazy(async () => ({
  default: (await import('./sign/TakeMessageFile.tsx')).TakeMessageFile,
}))

type ListedMessage = Extract<MessageListItem, { type: 'MESSAGE' }>

/** What a Safe's owners sign together without a transaction. */
export function MessagesPage() {
  const say = useWords(messagesWords)
  const account = useAccount()
  const { kind } = useAccountState(account)
  const { features, name } = account.chain
  const isCollected = features.includes('EIP1271')
  const isPlain = kind === 'wallet' || kind === 'contract'
  return (
    <>
      <PageHeading title={say('title')} />
      {isPlain ? (
        <p>{say('notSafe')}</p>
      ) : (
        <div className={styles.cards}>
          <Compose isCollected={isCollected} />
          <Kept />
          {isCollected ? (
            <>
              <MessageList />
              <Suspense fallback={null}>
                <TakeMessageFile />
              </Suspense>
            </>
          ) : (
            <Panel title={say('off.title', { chain: name })}>
              <p className={styles.quiet}>{say('off', { chain: name })}</p>
            </Panel>
          )}
        </div>
      )}
    </>
  )
}

function MessageList() {
  const say = useWords(messagesWords)
  const { gateway } = useApp()
  const account = useAccount()
  const { kind } = useAccountState(account)
  const pages = useInfiniteQuery({
    ...gatewayPages(gateway, getMessages, {
      chainId: String(account.chain.id),
      safeAddress: account.address,
    }),
    enabled: kind === 'safe',
  })
  const messages = pages.data?.pages.flatMap(({ results }) =>
    results.flatMap((item) => (item.type === 'MESSAGE' ? [item] : [])),
  )
  const error = pages.isFetchNextPageError ? null : pages.error
  return (
    <Card
      title={say('list')}
      feed={{ ...pages, error, data: messages }}
      skeleton={<Skeleton rows={4} rowHeight={64} />}
    >
      {(found) => (
        <>
          {found.length === 0 ? <Empty>{say('empty')}</Empty> : <Days messages={found} />}
          {pages.isFetchNextPageError && (
            <div className={styles.more}>
              <p>{say('more.failed')}</p>
              <Failure
                error={pages.error}
                onRetry={() => pages.fetchNextPage()}
                isRetrying={pages.isFetchingNextPage}
              />
            </div>
          )}
          {pages.hasNextPage && !pages.isFetchNextPageError && (
            <div className={styles.more}>
              <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
                {say('more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function Days({ messages }: { messages: readonly ListedMessage[] }) {
  const locale = useLocale()
  const days = new Map<string, ListedMessage[]>()
  for (const message of messages) {
    const day = dayOf(message.creationTimestamp)
    days.set(day, [...(days.get(day) ?? []), message])
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={styles.day}>
        {formatDay(startOfDay(day), locale)}
      </h3>
      <ul className={styles.list}>
        {ofDay.map((message) => (
          <li key={message.messageHash}>
            <MessageRow message={message} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
