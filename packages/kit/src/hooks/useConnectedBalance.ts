import { useBalance, useConnection } from 'wagmi'
import type { Amount } from '../formatBalance.ts'

type ConnectedBalance = {
  data: Amount | undefined
  isPending: boolean
  isError: boolean
  refetch: () => void
}

/**
 * The connected account's balance. None on a network that the app does not know: there is no node to
 * ask, and wagmi would go on with what another network said last.
 */
export function useConnectedBalance(): ConnectedBalance {
  const { address, chain } = useConnection()
  const query = { enabled: Boolean(chain) }
  const { data, isPending, isError, refetch } = useBalance({ address, chainId: chain?.id, query })
  return { data: chain && data, isPending, isError, refetch }
}
