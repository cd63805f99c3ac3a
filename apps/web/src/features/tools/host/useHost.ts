import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import { type HostQuestions, hostCalls } from '../../../shared/host/hostCalls.ts'

/** One question to the Safe's host, for a bounded time. Asked at every visit and never kept. */
export function useHost<value>(
  key: readonly unknown[],
  ask: (calls: HostQuestions) => Promise<value>,
): UseQueryResult<value> {
  const { countersign } = useApp()
  return useQuery({
    queryKey: ['host', ...key],
    queryFn: async () => ask(await hostCalls(countersign)),
    meta: { private: true },
    gcTime: 0,
  })
}
