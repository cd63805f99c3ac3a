import { useConnection } from 'wagmi'
import type { Account } from './account.ts'
import { findHindrance, type Hindrance } from './findHindrance.ts'
import { useAccountState } from './useAccountState.ts'

/** Why the visitor cannot send from an account; null where they can, as far as anybody knows. */
export function useHindrance(account: Account): Hindrance | null {
  const { addresses } = useConnection()
  return findHindrance(useAccountState(account), account.address, addresses ?? [])
}
