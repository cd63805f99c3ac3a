import type { Account } from '../../shared/account/account.ts'
import { accountAt } from '../../shared/account/accountAt.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import type { Contact, Place } from '../../shared/local/createMemory.ts'

/** The first of these accounts that could pay a contact: on its network, and not the contact itself. */
export function findPayer(
  contact: Contact,
  places: readonly Place[],
  chains: readonly ChainConfig[],
): Account | null {
  for (const { address, chainId } of places) {
    const chain = chains.find(({ id }) => id === chainId)
    const isThere = contact.chainId === null || contact.chainId === chainId
    if (chain && isThere && address !== contact.address) {
      return accountAt(chain, address)
    }
  }
  return null
}
