import { useConnection } from 'wagmi'

/** Whether the app runs inside a Safe: what it is connected to is the host around the page. */
export function useInSafe(): boolean {
  const { status, connector } = useConnection()
  return status === 'connected' && connector.type === 'safe'
}
