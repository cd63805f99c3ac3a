import type { Memory } from '../../shared/local/createMemory.ts'
import type { MemoryFile } from './memoryFile.ts'

/** Everything this browser remembers for its visitor, as a file for themselves. */
export function writeMemoryFile(memory: Memory): string {
  const file: MemoryFile = {
    kind: 'countersign-memory',
    version: 1,
    preferences: memory.preferences.get(),
    contacts: memory.contacts.get(),
    pinned: memory.pinned.get(),
    visited: memory.visited.get(),
    hiddenTokens: memory.hiddenTokens.get(),
  }
  return JSON.stringify(file, null, 2)
}
