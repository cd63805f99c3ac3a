import { signOut } from '@countersign/core/auth'
import { useCallback } from 'react'
import { useCountersign } from '../context.ts'
import { useAuthenticationStatus } from './useAuthenticationStatus.ts'

/** Ends the session of the connected account; absent while there is none. */
export function useSignOut(): (() => Promise<void>) | undefined {
  const { countersign } = useCountersign()
  const end = useCallback(() => signOut(countersign), [countersign])
  return useAuthenticationStatus() === 'authenticated' ? end : undefined
}
