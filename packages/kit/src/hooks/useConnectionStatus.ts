import { type ConnectionStatus, connectionStatus } from '@countersign/core'
import { useConnection } from 'wagmi'
import { useAuthenticationStatus } from './useAuthenticationStatus.ts'

/** R-CON-6: where the visitor stands: disconnected, loading, connected or unauthenticated. */
export function useConnectionStatus(): ConnectionStatus {
  return connectionStatus(useConnection().status, useAuthenticationStatus())
}
