import type { AuthenticationStatus } from '@countersign/core'
import { authenticationStatus } from '@countersign/core/auth'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useStore } from './useStore.ts'

/** Whether the connected account is verified; absent when the app has no sign-in. */
export function useAuthenticationStatus(): AuthenticationStatus | undefined {
  const { countersign } = useCountersign()
  const session = useStore(countersign.session)
  const { address } = useConnection()
  return countersign.authentication && authenticationStatus(session, address)
}
