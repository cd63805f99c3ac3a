import { type ConnectionStatus, connectionStatus } from '@countersign/core'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'

/** R-CON-6: where the visitor stands: disconnected, loading, connected or unauthenticated. */
export function useConnectionStatus(): ConnectionStatus {
  const { authentication } = useCountersign()
  return connectionStatus(useConnection().status, authentication?.status)
}
