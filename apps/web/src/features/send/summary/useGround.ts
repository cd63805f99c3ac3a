import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import type { Ground } from '../../../shared/acts/ground.ts'
import { readingOf } from '../../../shared/acts/readingOf.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import type { ReadCall } from '../read/reading.ts'

type DraftGround = {
  seen: Ground | undefined
  /** `none`: nothing is compared, because nothing is asked for, or it is compared where a Safe’s is judged. */
  state: 'none' | ReturnType<typeof readingOf>
}

/** What a wallet's draft stands on while it is looked at: compared again before anything is sent. */
export function useGround(calls: readonly ReadCall[]): DraftGround {
  const { chain, address } = useAccount()
  const { readGround } = useActs()
  const targets = [...new Set(calls.map(({ to }) => to))].sort()
  const { kind } = useAccountState(useAccount())
  const isCompared = kind === 'wallet' && calls.length > 0
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
