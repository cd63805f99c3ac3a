import { subjectKey } from './subjectKey.ts'
import type { Change, NotRehearsed, Performance } from './types.ts'

/** Some tokens grow by themselves from second to second: by less than one in so many. */
const GROWTH = 1_000_000n

/**
 * Whether a second rehearsal says something else than the first. Balances move by themselves: of amounts
 * the difference counts, of everything else what it becomes. Where one of both could see more people,
 * only those count whom both asked about: who is then not among the changes did not change. Amounts are
 * the same that differ by no more than one in `most`.
 */
export function isOtherwise(
  first: Performance | NotRehearsed,
  second: Performance | NotRehearsed,
  most = GROWTH,
): boolean {
  // What nobody rehearsed before is not known to be otherwise.
  if (first.rung === 'static') return false
  if (second.rung === 'static') return true
  if (first.outcome.status !== second.outcome.status || first.done !== second.done) return true
  const [before, now] = [effectsOf(first.changes), effectsOf(second.changes)]
  const isSameView = first.coverage === second.coverage && first.coverage !== 'cut'
  const [askedBefore, askedNow] = [new Set(first.asked), new Set(second.asked)]
  for (const subject of new Set([...before.keys(), ...now.keys()])) {
    const [one, other] = [before.get(subject), now.get(subject)]
    if (one && other) {
      if (!isSame(one, other, most)) return true
    } else if (isSameView || (askedBefore.has(subject) && askedNow.has(subject))) return true
  }
  // Who hides now what could be read before has something to hide.
  const hidden = new Set(first.unread.map(subjectKey))
  return second.unread.map(subjectKey).some((each) => askedBefore.has(each) && !hidden.has(each))
}

/** By how much an amount moves, or what anything else becomes. */
type Effect = { amount: bigint } | { value: string }

const effectsOf = (changes: readonly Change[]): Map<string, Effect> =>
  new Map(changes.map((change) => [subjectKey(change), effectOf(change)]))

function effectOf(change: Change): Effect {
  switch (change.kind) {
    case 'coin':
    case 'token':
      return { amount: change.after - change.before }
    case 'edition':
    case 'nonce':
      return { value: text(change.after - change.before) }
    case 'permit2':
      // Who may take nothing may take it for any time: Permit2 writes the block's own there.
      return { value: change.after.amount === 0n ? 'nothing' : text(change.after) }
    default:
      return { value: text(change.after) }
  }
}

function isSame(one: Effect, other: Effect, most: bigint): boolean {
  if ('value' in one) return 'value' in other && one.value === other.value
  return 'amount' in other && abs(one.amount - other.amount) * most <= abs(one.amount)
}

const abs = (value: bigint) => (value < 0n ? -value : value)

const text = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  ).toLowerCase()
