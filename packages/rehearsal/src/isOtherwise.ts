import type { Change, NotRehearsed, Rehearsal } from './types.ts'

/**
 * Whether a second rehearsal says something else than the first. Balances move by themselves: of amounts
 * the difference counts, of everything else what it becomes. Where one of both could see more people,
 * only those count whom both saw.
 */
export function isOtherwise(
  first: Rehearsal | NotRehearsed,
  second: Rehearsal | NotRehearsed,
): boolean {
  // What nobody rehearsed before is not known to be otherwise.
  if (first.rung === 'static') return false
  if (second.rung === 'static') return true
  if (first.outcome.status !== second.outcome.status) return true
  const [before, now] = [effectsOf(first.changes), effectsOf(second.changes)]
  const isSameView = first.coverage === second.coverage
  for (const [subject, effect] of now) {
    if (before.has(subject) ? before.get(subject) !== effect : isSameView) return true
  }
  return isSameView && [...before.keys()].some((subject) => !now.has(subject))
}

function effectsOf(changes: readonly Change[]): Map<string, string> {
  return new Map(
    changes.map(({ before, after, ...subject }) => [
      text(subject),
      typeof before === 'bigint' && typeof after === 'bigint'
        ? String(after - before)
        : text(after),
    ]),
  )
}

const text = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  ).toLowerCase()
