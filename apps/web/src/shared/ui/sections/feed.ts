import type { UseQueryResult } from '@tanstack/react-query'

/** What a card shows: a query's answer, or anything with the same course. */
export type Feed<value> = Pick<
  UseQueryResult<value>,
  'data' | 'error' | 'isFetching' | 'dataUpdatedAt'
> & { refetch: () => unknown }
