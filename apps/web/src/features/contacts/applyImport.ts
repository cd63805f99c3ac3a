import type { Contact } from '../../shared/local/createMemory.ts'
import type { ImportPlan } from './planImport.ts'
import { sameContact } from './sameContact.ts'

export type ImportChoice = { takeNames: boolean; takeLookAlikes: boolean }

/** The contacts after a planned import. */
export function applyImport(
  contacts: readonly Contact[],
  { added, renamed, lookAlikes }: ImportPlan,
  { takeNames, takeLookAlikes }: ImportChoice,
): Contact[] {
  const incoming = [...added, ...(takeLookAlikes ? lookAlikes : [])].map(({ contact }) => contact)
  const all = [...contacts, ...incoming]
  if (!takeNames) return all
  return all.map((contact) => {
    const row = renamed.findLast((each) => sameContact(each.contact, contact))
    return row ? { ...contact, name: row.contact.name } : contact
  })
}
