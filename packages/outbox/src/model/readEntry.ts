import type { OutboxEntry, StoredEntry } from './entry.ts'
import { UnreadableError } from './readers.ts'
import { storedEntry } from './storedEntry.ts'

/** An entry that was written down; undefined for what this version cannot read. */
export function readEntry(stored: unknown): OutboxEntry | undefined {
  try {
    const { asking: prompt, doubt: unresolvedSend, ...entry } = storedEntry(stored)
    return { ...entry, prompt, unresolvedSend }
  } catch (error) {
    if (error instanceof UnreadableError) return undefined
    throw error
  }
}

/** The same as it is written down. */
export const writeEntry = ({ prompt, unresolvedSend, ...entry }: OutboxEntry): StoredEntry => ({
  ...entry,
  asking: prompt,
  doubt: unresolvedSend,
})
