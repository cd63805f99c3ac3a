import type { Contact } from '../../shared/local/createMemory.ts'

/** Whether two entries are about one account: the address, where it is. */
export function sameContact(
  one: Pick<Contact, 'address' | 'chainId'>,
  other: Pick<Contact, 'address' | 'chainId'>,
): boolean {
  return one.chainId === other.chainId && one.address.toLowerCase() === other.address.toLowerCase()
}
