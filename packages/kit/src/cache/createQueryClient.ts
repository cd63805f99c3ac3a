import { QueryClient } from '@tanstack/react-query'

export const ONE_DAY = 86_400_000

/**
 * R-DATA-1: what was read once is kept for a day; nothing is retried or read again by itself, so
 * every error on a screen needs a way to try again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: ONE_DAY,
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        retry: 0,
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
}
