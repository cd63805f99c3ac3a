import * as v from 'valibot'
import { type Contact, contact } from '../../shared/local/createMemory.ts'

/** Whatever can still be read of a damaged list of contacts. */
export function salvageContacts(text: string): Contact[] {
  try {
    const found: unknown = JSON.parse(text)
    if (!Array.isArray(found)) return []
    return found.flatMap((each) => {
      const read = v.safeParse(contact, each)
      return read.success ? [read.output] : []
    })
  } catch {
    return []
  }
}
