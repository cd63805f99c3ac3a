import { useMemo } from 'react'
import { useAnchors } from '../../shared/safety/AnchorsContext.ts'
import { transactionWords } from '../../shared/transaction/words.ts'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ActivityList.module.css'
import type { Filters, Tab } from './activitySearch.ts'
import { Entries } from './entries/Entries.tsx'
import { linesByDay, linesByNonce } from './entries/toLines.ts'
import type { Entry } from './entry.ts'
import tail from './tail/Tail.module.css'
import { Tail } from './tail/Tail.tsx'
import { UnreadNote } from './tail/UnreadNote.tsx'
import { useActivity } from './useActivity.ts'
import { activityWords } from './words.ts'

type ActivityListProps = { tab: Tab; filters: Filters }

/** One of a Safe's lists, page after page. */
export function ActivityList({ tab, filters }: ActivityListProps) {
  const say = useWords(activityWords)
  const sayShared = useWords(transactionWords)
  const { pages, loaded, shown, hasMore } = useActivity(tab, filters)
  const isLooking = useAnchors().state === 'asking'
  const isLedger = tab === 'signed'
  const lines = useMemo(
    () => (isLedger ? linesByNonce : linesByDay)(shown ?? []),
    [shown, isLedger],
  )
  // A page that failed at the tail is told there; the card speaks of the whole list.
  const error = pages.isFetchNextPageError ? null : pages.error
  return (
    <Card
      title={say(`tab.${tab}`)}
      // A forger's address is flagged from the first moment.
      feed={{ ...pages, error, data: isLooking ? undefined : shown }}
      skeleton={<Skeleton rows={12} />}
    >
      {(entries) => (
        <>
          {(tab === 'signed' || tab === 'modules') && (
            <p className={tail.about}>{say(`about.${tab}`)}</p>
          )}
          <UnreadNote
            unread={pages.data?.pages[0]?.unread}
            notReadBefore={pages.data?.pages[0]?.notReadBefore}
          />
          {entries.length > 0 ? (
            <Entries key={tab} caption={say(`tab.${tab}`)} {...{ lines, isLedger }} />
          ) : (
            <Nothing
              {...{ tab, filters, hasMore }}
              loaded={loaded ?? []}
              isWhole={pages.data?.pages[0]?.notReadBefore === undefined}
            />
          )}
          {entries.length > 0 && <p className={tail.about}>{sayShared('list.claimed')}</p>}
          {hasMore && <p className={styles.printOnly}>{say('print.partial')}</p>}
          <Tail
            shown={entries.length}
            loaded={loaded?.length ?? 0}
            hasMore={hasMore}
            isFetching={pages.isFetchingNextPage}
            error={pages.isFetchNextPageError ? pages.error : null}
            onMore={() => pages.fetchNextPage()}
          />
        </>
      )}
    </Card>
  )
}

type NothingProps = ActivityListProps & {
  hasMore: boolean
  loaded: readonly Entry[]
  /** Whether all of the Safe's life was read. */
  isWhole: boolean
}

function Nothing({ tab, filters, hasMore, loaded, isWhole }: NothingProps) {
  const say = useWords(activityWords)
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined)
  if (!isFiltered && !isWhole) return <Empty>{say('empty.unread')}</Empty>
  if (!isFiltered) return <Empty>{say(tab === 'all' ? 'empty' : `empty.${tab}`)}</Empty>
  return (
    <Empty>
      {hasMore ? say('empty.looking', { count: loaded.length }) : say('empty.filtered')}
    </Empty>
  )
}
