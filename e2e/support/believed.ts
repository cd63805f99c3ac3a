import type { VisitedServer } from '@countersign/web/visit'
import { type ReadPage, readPage } from './readPage.ts'

/** What a visitor reads, but for hashes and times. */
const told = ({ text }: ReadPage) => text.replace(/\d+:\d+\s[AP]M|[0-9a-f]{64}|block \d+/g, '')

/** Whether a page says something else than the truth, and warns of nothing. */
export function isBelieved(seen: ReadPage, honest: ReadPage): boolean {
  if (told(seen) === told(honest)) return false
  // A review warns by its verdict and by what it has found: much else on it is amber because it waits.
  const [warned, before] = honest.verdict
    ? [seen.doubts, honest.doubts]
    : [seen.alarms, honest.alarms]
  return seen.verdict === honest.verdict && warned.every((warning) => before.includes(warning))
}

/** Where a page begins to say something else. */
export function differenceOf(seen: ReadPage, honest: ReadPage): string {
  const [one, other] = [told(seen), told(honest)]
  const at = one.split('').findIndex((letter, index) => letter !== other[index])
  return `“${one.slice(at, at + 60)}” instead of “${other.slice(at, at + 60)}”`
}

/** The truth, once it is the same twice: parts of a page are loaded when it is first opened. */
export async function readHonest(visited: VisitedServer, page: string): Promise<ReadPage> {
  let [before, now] = [await readPage(visited, page), await readPage(visited, page)]
  while (told(now) !== told(before)) [before, now] = [now, await readPage(visited, page)]
  return now
}
