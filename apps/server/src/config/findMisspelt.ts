import { envSchemas } from './envSchemas.ts'

const NAMES = Object.keys(envSchemas)
/** So many letters of a name may be wrong: of a short one hardly any, or it is another program's. */
const WRONG = { short: 1, long: 3, longFrom: 9 }

/** One line for each variable that is none of ours, and nearly is. */
export function findMisspelt(given: readonly string[]): string[] {
  const known = new Set(NAMES)
  return given.flatMap((name) => {
    if (known.has(name)) return []
    const meant = NAMES.find((each) => distance(name, each) <= allowed(each))
    return meant ? [`${name} is no variable of this server: is ${meant} meant?`] : []
  })
}

function allowed({ length }: string): number {
  return length < WRONG.longFrom ? WRONG.short : WRONG.long
}

/** How many letters have to be added, taken away or changed (Levenshtein). */
function distance(one: string, other: string): number {
  // What differs so much in length is none; and nobody's variable is compared for long.
  if (Math.abs(one.length - other.length) > WRONG.long) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
