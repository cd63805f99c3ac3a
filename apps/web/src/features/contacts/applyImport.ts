import type { Contact } from '../../shared/local/createMemory.ts'
import type { ImportPlan } from './planImport.ts'

export type ImportChoice = {
  takeNames: boolean
  takeLookAlikes: boolean
  /** They are taken as they are, and shown with their address and what is wrong with their name. */
  takeOddNames: boolean
}

/** The contacts after a planned import. */
export function applyImport(
  contacts: readonly Contact[],
  { added, renamed, lookAlikes, oddNames }: ImportPlan,
  { takeNames, takeLookAlikes, takeOddNames }: ImportChoice,
): Contact[] {
  const fresh = [...added, ...(takeLookAlikes ? lookAlikes : [])].map(({ contact }) => contact)
  const all = [...contacts, ...fresh]
  const known = new Set(all.map(keyOf))
  for (const { contact } of takeOddNames ? oddNames : []) {
    // Whoever is known keeps the name they have.
    if (known.has(keyOf(contact))) continue
    known.add(keyOf(contact))
    all.push(contact)
  }
  if (!takeNames) return all
  const named = new Map(renamed.map(({ contact }) => [keyOf(contact), contact.name]))
  return all.map((contact) => ({ ...contact, name: named.get(keyOf(contact)) ?? contact.name }))
}

const keyOf = ({ address, chainId }: Contact) => `${chainId} ${address.toLowerCase()}`
