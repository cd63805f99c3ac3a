import { dayOf, startOfDay } from '../../../shared/format/days.ts'
import type { Entry } from '../entry.ts'

/** A line of the list: an entry, or what stands above several. */
export type Line =
  | { kind: 'day'; key: string; time: number }
  | { kind: 'conflict'; key: string; nonce: number; count: number }
  | { kind: 'entry'; key: string; entry: Entry; inConflict: boolean }

/** Entries under the days they happened on. */
export function linesByDay(entries: readonly Entry[]): Line[] {
  const lines: Line[] = []
  let last = ''
  for (const entry of unique(entries)) {
    const day = dayOf(entry.time)
    if (day !== last) lines.push({ kind: 'day', key: day, time: startOfDay(day) })
    last = day
    lines.push({ kind: 'entry', key: entry.id, entry, inConflict: false })
  }
  return lines
}

/** The ledger: nonce after nonce, with a word above those that several wanted to have. */
export function linesByNonce(entries: readonly Entry[]): Line[] {
  const all = unique(entries)
  const wanted = new Map<number | null, number>()
  for (const { nonce } of all) wanted.set(nonce, (wanted.get(nonce) ?? 0) + 1)
  const lines: Line[] = []
  let last: number | null = null
  for (const entry of all) {
    const { nonce, id } = entry
    const count = wanted.get(nonce) ?? 1
    const inConflict = nonce !== null && count > 1
    if (inConflict && nonce !== last)
      lines.push({ kind: 'conflict', key: `nonce-${nonce}`, nonce, count })
    last = nonce
    lines.push({ kind: 'entry', key: id, entry, inConflict })
  }
  return lines
}

/** A list that grows while it is read may bring one twice. */
function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}
