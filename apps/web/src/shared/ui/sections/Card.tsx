import type { ReactNode } from 'react'
import { useWords } from '../../words/useWords.ts'
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx'
import { Failure } from '../failures/Failure.tsx'
import { uiWords } from '../words.ts'
import { AsOf } from './AsOf.tsx'
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
