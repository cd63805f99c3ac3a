import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useAnchors } from '../../shared/safety/useAnchors.ts'
import type { Entry } from './entry.ts'
import { recentPayees } from './recentPayees.ts'
import { signedRecipients } from './signedRecipients.ts'

/** The addresses that an entry's may imitate: the visitor's own, and whom the Safe's owners paid. */
export function useActivityAnchors(loaded?: readonly Entry[]) {
  const { gateway } = useApp()
  const account = useAccount()
  const { kind } = useAccountState(account)
  const own = useAnchors()
  const { data: payees, isLoading } = useQuery({
    ...recentPayees(gateway, account),
    enabled: kind === 'safe',
  })
  const anchors = useMemo(
    (): ReadonlySet<Address> =>
      new Set([...own, ...(payees ?? []), ...signedRecipients(loaded ?? [])]),
    [own, payees, loaded],
  )
  return { anchors, isLooking: isLoading }
}
