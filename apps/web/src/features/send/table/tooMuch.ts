/** A table of 500 lines with long references has a tenth of it. */
const MOST_LETTERS = 500_000
/** Cells may have line breaks in them, but not this many. */
const MOST_LINES = 5_000

/** How many lines a text has that is too much to be read at all; it is not even kept then. */
export function tooMuch(text: string): { lines: number } | 'letters' | null {
  const plain = text.trimEnd()
  let lines = 1
  for (let at = plain.indexOf('\n'); at >= 0; at = plain.indexOf('\n', at + 1)) lines += 1
  if (lines > MOST_LINES) return { lines }
  return plain.length > MOST_LETTERS ? 'letters' : null
}
