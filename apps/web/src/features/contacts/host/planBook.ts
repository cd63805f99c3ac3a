import type { FrameContact } from '@countersign/core/frame'
import type { NameFault } from '@countersign/judge'
import * as v from 'valibot'
import { type Contact, contact } from '../../../shared/local/createMemory.ts'
import { MOST_CONTACTS } from '../mostContacts.ts'
import { type ImportPlan, planImport } from '../planImport.ts'

export type BookEntry = { line: number; contact: Contact } & (
  | { standing: 'added' | 'same' }
  | { standing: 'renamed'; before: string }
  | { standing: 'lookAlike'; of: Contact }
  | { standing: 'oddName'; fault: NameFault }
)

export type BookPlan = {
  plan: ImportPlan
  /** Everything usable, what needs a decision first. */
  entries: BookEntry[]
  /** How many have no name, too long a one, or no network. */
  unusable: number
  /** More than are kept, so that nothing of it was looked through. */
  isTooMany: boolean
}

/** What bringing in a host's address book would change. */
export function planBook(contacts: readonly Contact[], book: readonly FrameContact[]): BookPlan {
  const isTooMany = book.length > MOST_CONTACTS
  const looked = isTooMany ? [] : book
  const rows = looked.flatMap((entry, index) => {
    const read = v.safeParse(contact, entry)
    return read.success ? [{ line: index + 1, contact: read.output }] : []
  })
  const plan = planImport(contacts, rows)
  const entries: BookEntry[] = [
    ...plan.lookAlikes.map((row) => ({ ...row, standing: 'lookAlike' as const })),
    ...plan.oddNames.map((row) => ({ ...row, standing: 'oddName' as const })),
    ...plan.renamed.map((row) => ({ ...row, standing: 'renamed' as const })),
    ...plan.added.map((row) => ({ ...row, standing: 'added' as const })),
    ...plan.same.map((row) => ({ ...row, standing: 'same' as const })),
  ]
  return { plan, entries, unusable: looked.length - rows.length, isTooMany }
}
