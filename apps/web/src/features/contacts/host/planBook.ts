import type { FrameContact } from '@countersign/core/frame'
import * as v from 'valibot'
import { type Contact, contact } from '../../../shared/local/createMemory.ts'
import type { NameFault } from '../../../shared/safety/judgeName.ts'
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
}

/** What bringing in a host's address book would change. */
export function planBook(contacts: readonly Contact[], book: readonly FrameContact[]): BookPlan {
  const everywhere = new Set(
    contacts.filter(({ chainId }) => chainId === null).map(({ address }) => address.toLowerCase()),
  )
  const rows = book.flatMap((entry, index) => {
    const read = v.safeParse(contact, entry)
    if (!read.success) return []
    // Whoever is known on every network is known on the host's.
    const isKnown = everywhere.has(read.output.address.toLowerCase())
    return [{ line: index + 1, contact: isKnown ? { ...read.output, chainId: null } : read.output }]
  })
  const plan = planImport(contacts, rows)
  const entries: BookEntry[] = [
    ...plan.lookAlikes.map((row) => ({ ...row, standing: 'lookAlike' as const })),
    ...plan.oddNames.map((row) => ({ ...row, standing: 'oddName' as const })),
    ...plan.renamed.map((row) => ({ ...row, standing: 'renamed' as const })),
    ...plan.added.map((row) => ({ ...row, standing: 'added' as const })),
    ...plan.same.map((row) => ({ ...row, standing: 'same' as const })),
  ]
  return { plan, entries, unusable: book.length - rows.length }
}
