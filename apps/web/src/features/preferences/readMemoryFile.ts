import * as v from 'valibot'
import { type MemoryFile, memoryFile } from './memoryFile.ts'

export type ReadFile =
  | { status: 'read'; file: MemoryFile }
  /** Where in the file it is not what it should be, such as `contacts.3.address`. */
  | { status: 'bad'; at: string | null }

/** Reads such a file: all of it is as agreed, or none of it is taken. */
export function readMemoryFile(text: string): ReadFile {
  try {
    const read = v.safeParse(memoryFile, JSON.parse(text))
    if (read.success) return { status: 'read', file: read.output }
    return { status: 'bad', at: v.getDotPath(read.issues[0]) }
  } catch {
    return { status: 'bad', at: null }
  }
}
