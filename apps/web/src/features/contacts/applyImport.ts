import type { Contact } from '../../shared/local/createMemory.ts'
import type { ImportPlan } from './planImport.ts'
import { sameContact } from './sameContact.ts'

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
  // Whoever is known keeps the name they have.
  const odd = oddNames.filter((row) => !contacts.some((each) => sameContact(each, row.contact)))
  const incoming = [
    ...added,
    ...(takeLookAlikes ? lookAlikes : []),
    ...(takeOddNames ? odd : []),
  ].map(({ contact }) => contact)
  const all = [...contacts, ...incoming]
  if (!takeNames) return all
  return all.map((contact) => {
    const row = renamed.findLast((each) => sameContact(each.contact, contact))
    return row ? { ...contact, name: row.contact.name } : contact
  })
}
