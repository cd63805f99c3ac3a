import type { ReactNode } from 'react'
import { formatAsOf } from '../../format/formatTime.ts'
import { useLocale } from '../../words/LocaleContext.ts'
import { useWords } from '../../words/useWords.ts'
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx'
import { Failure } from '../failures/Failure.tsx'
import { Icon } from '../signs/Icon.tsx'
import { uiWords } from '../words.ts'
import styles from './Card.module.css'
import type { Feed } from './feed.ts'
import { Section } from './Section.tsx'

type CardProps<value> = {
  title: string
  feed: Feed<value>
  /** As high as what will stand there. */
  skeleton: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  children: (value: value) => ReactNode
}

/**
 * One feed of a page. It waits, fails and is tried again on its own; what was known before stays,
 * with the time it is from.
 */
export function Card<value>({ title, feed, skeleton, aside, children }: CardProps<value>) {
  const say = useWords(uiWords)
  const { data, error, isFetching, refetch } = feed
  const heading = (
    <>
      {data !== undefined && <AsOf feed={feed} />}
      {aside}
    </>
  )
  return (
    <Section title={title} aside={heading} isBusy={isFetching}>
      <ErrorBoundary>
        {data !== undefined && children(data)}
        {data === undefined && error && (
          <Failure error={error} onRetry={refetch} isRetrying={isFetching} />
        )}
        {data === undefined && !error && (
          <>
            <span className="visually-hidden">{say('loading')}</span>
            {skeleton}
          </>
        )}
      </ErrorBoundary>
    </Section>
  )
}

/** When the shown answer is from; after a failure also that it is not the latest, and a way to get it. */
function AsOf({ feed }: { feed: Feed<unknown> }) {
  const say = useWords(uiWords)
  const time = formatAsOf(feed.dataUpdatedAt, Date.now(), useLocale())
  if (!feed.error) return <span className={styles.asOf}>{say('asOf', { time })}</span>
  return (
    <button type="button" className={styles.stale} onClick={() => feed.refetch()}>
      <Icon name="warning" size={16} />
      {say('notRefreshed', { time })}
      <span className={styles.again}>{say('retry')}</span>
    </button>
  )
}
