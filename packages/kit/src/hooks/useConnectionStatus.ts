import { type ConnectionStatus, connectionStatus } from '@countersign/core'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useAuthenticationStatus } from './useAuthenticationStatus.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useStore } from './useStore.ts'

/** R-CON-6: where the visitor stands: disconnected, loading, connected or unauthenticated. */
export function useConnectionStatus(): ConnectionStatus {
  const status = connectionStatus(useConnection().status, useAuthenticationStatus())
  const { countersign, initialState } = useCountersign()
  const begun = useStore(countersign.internal.begun)
  // Until the page has begun to look, all that is known is what its server was told.
  const isUnknown = useIsHydrating() || !begun
  return isUnknown ? (initialState ? 'loading' : 'disconnected') : status
}
