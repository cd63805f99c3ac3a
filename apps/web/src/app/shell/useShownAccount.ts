import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { parseAccountPath } from '../../shared/account/parseAccountPath.ts'

/**
 * The account whose pages are open, if any. From the path alone, so that what stands around the
 * pages knows it before they are there.
 */
export function useShownAccount(): Account | undefined {
  const { chains } = useApp().appConfig
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return useMemo(() => {
    const [, first = ''] = path.split('/')
    const read = parseAccountPath(first.replace(/%3a/i, ':'), chains)
    return read.status === 'bad' ? undefined : read.account
  }, [path, chains])
}
