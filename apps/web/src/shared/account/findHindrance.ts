import { type Address, isAddressEqual } from 'viem'
import type { AccountState } from './useAccountState.ts'

/** Why somebody cannot send from an account. */
export type Hindrance = 'notOwner' | 'otherWallet' | 'contract'

/**
 * Why these addresses cannot act for an account: they own no part of the Safe, or are another wallet.
 * Null where they can, and where nobody is connected or nothing is known yet: then it is not said.
 */
export function findHindrance(
  { kind, chain }: Pick<AccountState, 'kind'> & { chain: Pick<AccountState['chain'], 'data'> },
  account: Address,
  connected: readonly Address[],
): Hindrance | null {
  if (kind === 'contract') return 'contract'
  if (connected.length === 0 || kind === undefined) return null
  const isAmong = (list: readonly Address[]) =>
    list.some((each) => connected.some((own) => isAddressEqual(own, each)))
  if (kind === 'wallet') return isAmong([account]) ? null : 'otherWallet'
  // The Safe itself is connected, such as inside of its host, which asks its owners.
  if (isAmong([account])) return null
  if (chain.data?.kind !== 'safe') return null
  return isAmong(chain.data.safe.owners) ? null : 'notOwner'
}
