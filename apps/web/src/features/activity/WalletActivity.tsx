import { useRecentTransactions } from '@countersign/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isAddressEqual } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ActivityPage.module.css'
import { Entries } from './entries/Entries.tsx'
import { RecentTransactions } from './entries/RecentTransactions.tsx'
import { linesByDay } from './entries/toLines.ts'
import { BLOCKS_AT_ONCE, MOST_TRANSFERS, readTransfers } from './readTransfers.ts'
import tail from './tail/Tail.module.css'
import { activityWords } from './words.ts'

/** What can be known about an account that no gateway follows: little, and it says so. */
export function WalletActivity() {
  const { chain, address } = useAccount()
  const connection = useConnection()
  const recent = useRecentTransactions()
  const isMine =
    connection.address !== undefined &&
    connection.chainId === chain.id &&
    isAddressEqual(connection.address, address)
  return (
    <div className={styles.cards}>
      {isMine && recent.length > 0 && <RecentTransactions transactions={recent} />}
      <TokenTransfers />
    </div>
  )
}

function TokenTransfers() {
  const say = useWords(activityWords)
  const { chain, address } = useAccount()
  const config = useConfig()
  const pages = useInfiniteQuery({
    queryKey: ['chain', chain.id, 'transfers', address],
    queryFn: ({ pageParam }) =>
      readTransfers(config.getClient({ chainId: chain.id }), chain, address, pageParam),
    initialPageParam: null as bigint | null,
    getNextPageParam: ({ from }) => (from === 0n ? null : from - 1n),
  })
  const entries = useMemo(() => pages.data?.pages.flatMap((page) => page.entries), [pages.data])
  const lines = useMemo(() => linesByDay(entries ?? []), [entries])
  const error = pages.isFetchNextPageError ? null : pages.error
  const blocks = {
    from: String(pages.data?.pages.at(-1)?.from ?? 0n),
    until: String(pages.data?.pages[0]?.until ?? 0n),
  }
  return (
    <Card
      title={say('wallet.transfers')}
      feed={{ ...pages, error, data: entries }}
      skeleton={<Skeleton rows={6} />}
    >
      {(found) => (
        <>
          <p className={tail.about}>{say('wallet.note', blocks)}</p>
          {found.length > 0 ? (
            <Entries caption={say('wallet.transfers')} lines={lines} />
          ) : (
            <Empty>{say('wallet.empty', blocks)}</Empty>
          )}
          {pages.data?.pages.some(({ isCut }) => isCut) && (
            <p className={tail.about}>{say('wallet.tooMany', { count: MOST_TRANSFERS })}</p>
          )}
          {pages.isFetchNextPageError && (
            <Failure
              error={pages.error}
              onRetry={() => pages.fetchNextPage()}
              isRetrying={pages.isFetchingNextPage}
            />
          )}
          {pages.hasNextPage ? (
            <div className={tail.tail} data-screen-only="">
              <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
                {say('wallet.further', { count: Number(BLOCKS_AT_ONCE) })}
              </Button>
            </div>
          ) : (
            <p className={tail.end}>{say('wallet.start')}</p>
          )}
        </>
      )}
    </Card>
  )
}
