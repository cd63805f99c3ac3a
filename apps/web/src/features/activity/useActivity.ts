import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useTokens } from '../../shared/assets/useTokens.ts'
import { startOfDay } from '../../shared/format/days.ts'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'
import type { Filters, Tab } from './activitySearch.ts'
import { type ActivityPage, activitySource } from './activitySource.ts'
import type { Entry } from './entry.ts'
import { matchesFilters } from './matchesFilters.ts'
import { toEntry } from './toEntry.ts'

const PAGE_SIZE = 50
/** So many pages may be kept in the browser's storage; a longer list would push out all the rest. */
const KEPT_PAGES = 4

/** What a tab has to show: everything that was loaded, and of it what the filters let through. */
export function useActivity(tab: Tab, filters: Filters) {
  const { gateway } = useApp()
  const account = useAccount()
  const { chain } = account
  const { kind } = useAccountState(account)
  const source = activitySource(gateway, account, tab, filters, PAGE_SIZE)
  const queryKey = [...source.key, 'pages']
  const known = useQueryClient().getQueryData<InfiniteData<ActivityPage>>(queryKey)
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? source.first(signal) : source.follow(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: kind === 'safe',
    meta: { private: (known?.pages.length ?? 0) > KEPT_PAGES },
  })
  const loaded = useMemo(
    () =>
      pages.data?.pages.flatMap(({ results }) =>
        transactionsOf(results).map((transaction) => toEntry(transaction)),
      ),
    [pages.data],
  )
  // How a token counts is asked for only where amounts are compared.
  const counted =
    filters.amount === undefined ? [] : (loaded?.flatMap(({ token }) => token ?? []) ?? [])
  const tokenAt = useTokens(chain, counted)
  const shown = useMemo(
    () => loaded?.filter((entry) => matchesFilters(entry, filters, tokenAt)),
    [loaded, filters, tokenAt],
  )
  const hasMore = pages.hasNextPage && !isBefore(loaded, tab, filters)
  return { pages, loaded, shown, hasMore }
}

/** Whether all that is still to come is older than what was asked for. The ledger is not by time. */
function isBefore(loaded: readonly Entry[] | undefined, tab: Tab, { from }: Filters): boolean {
  const last = loaded?.at(-1)
  return tab !== 'signed' && from !== undefined && !!last && last.time < startOfDay(from)
}
