import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { Ground } from '../../../shared/acts/ground.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import type { ReadCall } from '../read/reading.ts'

/** What the draft stands on while the visitor looks at it: compared again before anything is signed. */
export function useGround(calls: readonly ReadCall[]): Ground | undefined {
  const { chain, address } = useAccount()
  const { readGround } = useActs()
  const targets = [...new Set(calls.map(({ to }) => to))].sort()
  return useQuery({
    queryKey: ['chain', chain.id, 'ground', address, targets],
    queryFn: () => readGround({ chainId: chain.id, address }, calls),
    enabled: calls.length > 0,
    // Never from an earlier visit.
    meta: { private: true },
    gcTime: 0,
  }).data
}
