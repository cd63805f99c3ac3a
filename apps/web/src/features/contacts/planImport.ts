import type { Address } from 'viem'
import { addName, faultIn, indexNames } from '../../shared/local/contactNames.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { findLookAlike } from '../../shared/safety/findLookAlike.ts'
import type { NameFault } from '../../shared/safety/judgeName.ts'
import { sameContact } from './sameContact.ts'

type Row = { line: number; contact: Contact }

export type ImportPlan = {
  added: Row[]
  /** Known already under another name; which one stays is the visitor's choice. */
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
  const known = [...contacts]
  const names = indexNames(contacts)
  for (const row of rows) {
    const { contact } = row
    const before = known.find((each) => sameContact(each, contact))
    if (before?.name === contact.name) {
      plan.same.push(row)
      continue
    }
    const fault = faultIn(names, contact)
    if (before) {
      if (fault) plan.oddNames.push({ ...row, fault })
      else plan.renamed.push({ ...row, before: before.name })
      continue
    }
    const of = lookAlikeOf(contact.address, known)
    if (of) plan.lookAlikes.push({ ...row, of })
    else if (fault) plan.oddNames.push({ ...row, fault })
    else plan.added.push(row)
    known.push(contact)
    addName(names, contact)
  }
  return plan
}

function lookAlikeOf(address: Address, contacts: readonly Contact[]): Contact | undefined {
  const found = findLookAlike(
    address,
    contacts.map((contact) => contact.address),
  )
  return contacts.find((contact) => contact.address === found)
}
