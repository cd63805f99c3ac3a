import type { Contact } from '../../../shared/local/createMemory.ts'

/** What is there already, and what becomes of what is brought in. */
export type FromHostProps = {
  contacts: readonly Contact[]
  onImport: (next: Contact[], added: number) => void
}
