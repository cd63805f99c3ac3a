import { judgeName, type NameFault, nameKeys, visibleText } from '@countersign/judge'
import type { Address } from 'viem'
import type { Contact } from './createMemory.ts'

/** A contact's name, as it can be seen, and why it must not stand in the address's place, if it must not. */
export type CalledName = { name: string; fault: NameFault | null }

export type NameIndex = {
  /** Of each address those on each chain. */
  byAddress: Map<string, Map<number | null, Contact>>
  /** Who has a name's key, on each chain and on any: no more than two, since of two one is another account. */
  byKey: Map<string, Contact[]>
}

/** Made once for each list: a book may hold thousands, and a page name hundreds. */
const indexes = new WeakMap<readonly Contact[], NameIndex>()

/** How contacts call an address on a chain: a name for this chain is nearer than one for all. */
export function calledName(
  contacts: readonly Contact[],
  address: Address,
  chainId: number,
): CalledName | undefined {
  const known = indexOf(contacts).byAddress.get(address.toLowerCase())
  const own = known?.get(chainId) ?? known?.get(null)
  return own && { name: visibleText(own.name).text, fault: faultOf(own, contacts) }
}

/** What is wrong with a contact's name, by itself and beside the others of the book. */
export function faultOf(contact: Contact, contacts: readonly Contact[]): NameFault | null {
  return faultIn(indexOf(contacts), contact)
}

/** As `faultOf`, for a book that grows. */
export function faultIn(index: NameIndex, contact: Contact): NameFault | null {
  return judgeName(contact.name) ?? (findTwin(index, contact) ? 'twin' : null)
}

/**
 * Another account whose name is taken for this one's, where both can be seen. The same account may be
 * called the same on every network.
 */
export function findTwin({ byKey }: NameIndex, contact: Contact): Contact | undefined {
  const { address, chainId, name } = contact
  const places = chainId === null ? [ANY] : [chainId, null]
  return nameKeys(name)
    .flatMap((key) => places.flatMap((place) => byKey.get(`${place} ${key}`) ?? []))
    .find((other) => isOther(other.address, address))
}

/** Where a name on every network meets others: on each of theirs. */
const ANY = 'any'

const isOther = (one: Address, other: Address) => one.toLowerCase() !== other.toLowerCase()

function indexOf(contacts: readonly Contact[]): NameIndex {
  const known = indexes.get(contacts)
  if (known) return known
  const index = indexNames(contacts)
  indexes.set(contacts, index)
  return index
}

export function indexNames(contacts: readonly Contact[]): NameIndex {
  const index: NameIndex = { byAddress: new Map(), byKey: new Map() }
  for (const contact of contacts) addName(index, contact)
  return index
}

export function addName({ byAddress, byKey }: NameIndex, contact: Contact): void {
  const { address, chainId, name } = contact
  const same = address.toLowerCase()
  const known = byAddress.get(same) ?? new Map<number | null, Contact>()
  byAddress.set(same, known)
  if (!known.has(chainId)) known.set(chainId, contact)
  for (const key of nameKeys(name)) {
    for (const place of [chainId, ANY]) {
      const called = byKey.get(`${place} ${key}`) ?? []
      byKey.set(`${place} ${key}`, called)
      const [first, second] = called
      if (!second && (!first || isOther(first.address, address))) called.push(contact)
    }
  }
}
