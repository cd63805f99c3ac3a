import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import type { Account } from './account.ts'
import { useAccountState } from './useAccountState.ts'

/** Whether the Safe itself is what is connected, such as inside of its host: it is handed what is to be done. */
export function useIsItself(account: Account): boolean {
  const { kind } = useAccountState(account)
  const { address } = useConnection()
  return kind === 'safe' && address !== undefined && isAddressEqual(address, account.address)
}
