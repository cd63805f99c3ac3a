import { type ConnectionStatus, connectionStatus } from '@countersign/core'
import { useConnection } from 'wagmi'

/** Where the visitor stands: disconnected, loading, connected or unauthenticated. */
export function useConnectionStatus(): ConnectionStatus {
  return connectionStatus(useConnection().status)
}
