import type { Address } from 'viem'
import type { RecipientRead } from '../../shared/recipient/readRecipient.ts'

export type OwnersRead = {
  /** Those who are known by now, in order. */
  owners: readonly Address[]
  /** Whether every line that says something means somebody. */
  isWhole: boolean
}

/** Who is meant by the lines of a form; an empty one is nobody's, and troubles nobody. */
export function readOwners(lines: readonly { text: string; read: RecipientRead }[]): OwnersRead {
  const said = lines.filter(({ text }) => text.trim() !== '')
  const owners = said.flatMap(({ read }) => (read.status === 'found' ? [read.address] : []))
  return { owners, isWhole: owners.length === said.length && owners.length > 0 }
}
