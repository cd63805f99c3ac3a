import { type Reader, UnreadableError } from '../model/readers.ts'

/** What was saved as a file; null for any other text, and for one that is endless. */
export function readFile<file>(text: string, mostLetters: number, read: Reader<file>): file | null {
  if (text.length > mostLetters) return null
  try {
    return read(JSON.parse(text))
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof SyntaxError) return null
    throw error
  }
}
