import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Filters, Tab } from '../activitySearch.ts'

/** The tab and the filters in the address bar, and how to change the filters there. */
export function useFilters() {
  const search = useSearch({ from: '/$account/activity' })
  const navigate = useNavigate({ from: '/$account/activity' })
  const { from, until, token, party, amount } = search
  const tab: Tab = search.tab ?? 'all'
  // Elsewhere everything has been executed.
  const executed = tab === 'signed' ? search.executed : undefined
  const filters = useMemo(
    (): Filters => ({ from, until, token, party, amount, executed }),
    [from, until, token, party, amount, executed],
  )
  const change = (changed: Partial<Filters>) =>
    navigate({
      search: (before) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    })
  return { tab, filters, change }
}
