import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import type { Ground } from '../../../shared/acts/ground.ts'
import { readingOf } from '../../../shared/acts/readingOf.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import type { ReadCall } from '../read/reading.ts'

type DraftGround = {
  seen: Ground | undefined
  /** `none`: nothing is compared, because nothing is asked for or the Safe around the page does it. */
  state: 'none' | ReturnType<typeof readingOf>
}

/** What the draft stands on while the visitor looks at it: compared again before anything is signed. */
export function useGround(calls: readonly ReadCall[]): DraftGround {
  const { chain, address } = useAccount()
  const { readGround } = useActs()
  const targets = [...new Set(calls.map(({ to }) => to))].sort()
  const isCompared = !useIsItself(useAccount()) && calls.length > 0
  const ground = useQuery({
    queryKey: ['chain', chain.id, 'ground', address, targets],
    queryFn: () => readGround({ chainId: chain.id, address }, calls),
    enabled: isCompared,
    // Never from an earlier visit.
    meta: { private: true },
    gcTime: 0,
  })
  return { seen: ground.data, state: isCompared ? readingOf(ground) : 'none' }
}
