import type { Change, NotRehearsed, Rehearsal } from './types.ts'

/** Some tokens grow by themselves from second to second: by less than one in so many. */
const GROWTH = 1_000_000n

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
    const known = before.get(subject)
    if (known === undefined ? isSameView : !isSame(known, effect)) return true
  }
  return isSameView && [...before.keys()].some((subject) => !now.has(subject))
}

/** By how much an amount moves, or what anything else becomes. */
type Effect = { amount: bigint } | { value: string }

const effectsOf = (changes: readonly Change[]): Map<string, Effect> =>
  new Map(
    changes.map((change) => {
      const { before, after, ...subject } = change
      return [text(subject), effectOf(change)]
    }),
  )

function effectOf(change: Change): Effect {
  switch (change.kind) {
    case 'coin':
    case 'token':
      return { amount: change.after - change.before }
    case 'edition':
    case 'nonce':
      return { value: text(change.after - change.before) }
    default:
      return { value: text(change.after) }
  }
}

function isSame(one: Effect, other: Effect): boolean {
  if ('value' in one) return 'value' in other && one.value === other.value
  return 'amount' in other && abs(one.amount - other.amount) * GROWTH <= abs(one.amount)
}

const abs = (value: bigint) => (value < 0n ? -value : value)

const text = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  ).toLowerCase()
