import { endsOf, type NameFault } from '@countersign/judge'
import { addName, faultIn, indexNames, type NameIndex } from '../../shared/local/contactNames.ts'
import type { Contact } from '../../shared/local/createMemory.ts'

type Row = { line: number; contact: Contact }

export type ImportPlan = {
  added: Row[]
  /** Known already under another name, there or everywhere; which one stays is the visitor's choice. */
  renamed: (Row & { before: string })[]
  /** Known already, exactly so. */
  same: Row[]
  /** Among the added: what could be mistaken for somebody known. Never added unasked. */
  lookAlikes: (Row & { of: Contact })[]
  /** Whose name could be somebody else's, or none. Never added unasked, and nobody is called so anew. */
  oddNames: (Row & { fault: NameFault })[]
}

/** What bringing in a file would change, before anything does. */
export function planImport(contacts: readonly Contact[], rows: readonly Row[]): ImportPlan {
  const plan: ImportPlan = { added: [], renamed: [], same: [], lookAlikes: [], oddNames: [] }
  // They grow with every row: a file of thousands is gone through once.
  const names = indexNames(contacts)
  const byEnds = new Map(contacts.map((each) => [endsOf(each.address), each]))
  for (const row of rows) {
    const { contact } = row
    const before = findBefore(names, contact)
    if (before) {
      // About the entry that is there already, whatever network the row names.
      const known = { ...row, contact: { ...contact, chainId: before.chainId } }
      const fault = faultIn(names, known.contact)
      if (before.name === contact.name) plan.same.push(known)
      else if (fault) plan.oddNames.push({ ...known, fault })
      else plan.renamed.push({ ...known, before: before.name })
      continue
    }
    const fault = faultIn(names, contact)
    const isKnown = names.byAddress.has(contact.address.toLowerCase())
    const of = isKnown ? undefined : byEnds.get(endsOf(contact.address))
    if (of) plan.lookAlikes.push({ ...row, of })
    else if (fault) plan.oddNames.push({ ...row, fault })
    else plan.added.push(row)
    byEnds.set(endsOf(contact.address), contact)
    addName(names, contact)
  }
  return plan
}

/**
 * The entry by which somebody is known already, wherever a row and it meet: whoever is known on every
 * network is known on each, and nobody gets a second name on every network beside the one on some.
 */
function findBefore({ byAddress }: NameIndex, { address, chainId, name }: Contact) {
  const known = byAddress.get(address.toLowerCase())
  const before = known?.get(chainId) ?? known?.get(null)
  if (before || chainId !== null) return before
  // The same name, but on more networks than before, is no other name.
  for (const each of known?.values() ?? []) if (each.name !== name) return each
  return undefined
}
