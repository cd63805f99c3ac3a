import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { formatDay } from '../../shared/format/formatTime.ts'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ApprovalsPage.module.css'
import { type Approvals, MOST_GRANTS } from './readApprovals.ts'
import { approvalsWords } from './words.ts'

type LookBackProps = { pages: UseInfiniteQueryResult<InfiniteData<Approvals>> }

/** How far back was looked, and the way to what is older. */
export function LookBack({ pages }: LookBackProps) {
  const say = useWords(approvalsWords)
  const locale = useLocale()
  const oldest = pages.data?.pages.at(-1)
  if (!oldest) return null
  const { from, since, isRefused } = oldest
  return (
    <div className={styles.tail}>
      <span>
        {from === 0n
          ? say('looked.all')
          : say('looked', { date: formatDay(since, locale), block: String(from) })}
      </span>
      {isRefused && <span>{say('looked.refused')}</span>}
      <span>{say('looked.how')}</span>
      {pages.data?.pages.some(({ isCut }) => isCut) && (
        <span>{say('tooMany', { count: MOST_GRANTS })}</span>
      )}
      {pages.isFetchNextPageError && (
        <Failure
          error={pages.error}
          onRetry={() => pages.fetchNextPage()}
          isRetrying={pages.isFetchingNextPage}
        />
      )}
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
          {say('further')}
        </Button>
      )}
    </div>
  )
}
