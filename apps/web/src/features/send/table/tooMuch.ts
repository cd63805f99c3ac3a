/** A table of 500 lines with long references has a tenth of it. */
const MOST_LETTERS = 500_000
/** Cells may have line breaks in them, but not this many. */
const MOST_LINES = 5_000

/** How many lines a text has, if they are too many to be read at all; it is not even kept then. */
export function tooMuch(text: string): number | null {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines > MOST_LINES || text.length > MOST_LETTERS ? lines : null
}
