import { type Change, subjectKey } from '@countersign/rehearsal'
import { type CodeRight, isUnlimited, type KnownContract, type Right } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import type { SeenCode } from '../delegates/seenCode.ts'
import type { Finding, Grant } from '../finding.ts'

export type RightsState = {
  /** By the calls' own words. */
  stated: readonly Right[]
  /** By what a rehearsal saw that both nodes agree about; null where there is none. */
  rehearsed: readonly Right[] | null
  /** Whether that rehearsal read what somebody may take of a token from this account afterwards. */
  isRead: (holder: Address, token: Address) => boolean
  /** Whose code stands where a right is given to code; undefined while it is asked. */
  codeOf: (holder: Address) => SeenCode | undefined
  /** Whether the visitor knows somebody: a contact, or an account of their own. */
  isKnown: (holder: Address) => boolean
  /** Whether the operator vouches for a contract of this kind at this address. */
  isVouched: (kind: CodeRight, holder: Address) => boolean
}

/** A stranger's batch may give a thousand: so many are named, the others counted. */
const MOST_NAMED = 3

/** What each may be, by its makers' own code. There are no official modules and guards. */
const OFFICIAL: Readonly<Record<CodeRight, readonly KnownContract[]>> = {
  module: [],
  guard: [],
  moduleGuard: [],
  handler: ['CompatibilityFallbackHandler'],
  singleton: ['Safe', 'SafeL2'],
}

/** What it means that somebody gets a right which outlasts the transaction. */
export function findRights(state: RightsState): Finding[] {
  const rights = distinct([...remaining(state), ...(state.rehearsed ?? [])])
  const [dangers, doubts, others] = [[], [], []] as [Finding[], Finding[], Finding[]]
  for (const right of rights) {
    const finding = judgeRight(state, right)
    if (!finding) continue
    if (!('address' in finding)) others.push(finding)
    else (finding.tone === 'danger' ? dangers : doubts).push(finding)
  }
  return [
    ...dangers.slice(0, MOST_NAMED),
    ...(dangers.length > MOST_NAMED
      ? [{ tone: 'danger', kind: 'delegate.others', count: dangers.length - MOST_NAMED } as const]
      : []),
    ...doubts.slice(0, MOST_NAMED),
    ...(doubts.length > MOST_NAMED
      ? [{ tone: 'warn', kind: 'right.others', count: doubts.length - MOST_NAMED } as const]
      : []),
    ...onceEach(others),
  ]
}

/**
 * What was said and is still there afterwards. Where both nodes saw the end of it, an allowance that was
 * used up, or taken away, is nobody's any more. One without an end, and all of a collection, never is; nor
 * what nobody looked at: another account's, a collectible, or what came after too many others.
 */
function remaining({ stated, rehearsed, isRead }: RightsState): Right[] {
  if (!rehearsed) return [...stated]
  return stated.filter((right) => {
    if (right.kind !== 'allowance' || isUnlimited(right.amount)) return true
    return (
      !isRead(right.holder, right.token) || rehearsed.some((seen) => keyOf(seen) === keyOf(right))
    )
  })
}

function judgeRight({ codeOf, isKnown, isVouched }: RightsState, right: Right): Finding | null {
  switch (right.kind) {
    case 'digest':
      return { tone: 'warn', kind: 'digest' }
    case 'allowance':
      if (isUnlimited(right.amount)) return grant('unlimited', right)
      return isKnown(right.holder) ? null : grant('allowance', right)
    case 'operator':
    case 'authority':
      return grant(right.kind, right)
    case 'spendingLimit':
      return isKnown(right.holder) ? null : grant('spendingLimit', right)
    default: {
      const { kind, holder: address } = right
      if (isVouched(kind, address)) return null
      const seen = codeOf(address)
      if (!seen) return { tone: 'plain', kind: 'running' }
      if (seen.state === 'disputed') return { tone: 'danger', kind: 'code.disputed' }
      if (seen.state === 'unheard') return { tone: 'warn', kind: 'holder.unchecked' }
      const isOfficial = seen.contract !== null && OFFICIAL[kind].includes(seen.contract.contract)
      if (!isOfficial) return { tone: 'danger', kind: `right.${kind}`, address }
      return seen.voices > 1 ? null : { tone: 'warn', kind: 'holder.alone' }
    }
  }
}

const grant = (
  kind: Grant,
  { holder: address, token }: Extract<Right, { token: Address }>,
): Finding => ({ tone: 'warn', kind: `right.${kind}`, address, token })

/** What a right is about; how much it is, is no part of it. */
const keyOf = (right: Right): string =>
  (right.kind === 'digest'
    ? right.kind
    : `${right.kind} ${right.holder} ${'token' in right ? right.token : ''}`
  ).toLowerCase()

/** Of two that are about the same, the larger. */
function distinct(rights: readonly Right[]): Right[] {
  const found = new Map<string, Right>()
  for (const right of rights) {
    const other = found.get(keyOf(right))
    const isLess =
      other && 'amount' in other && 'amount' in right ? right.amount <= other.amount : other
    if (!isLess) found.set(keyOf(right), right)
  }
  return [...found.values()]
}

const onceEach = (findings: readonly Finding[]) => [
  ...new Map(findings.map((finding) => [finding.kind, finding])).values(),
]

/** Whether a rehearsal read an allowance of an account, by all that it could read. */
export function readIn(asked: readonly string[], owner: Address): RightsState['isRead'] {
  const all = new Set(asked)
  return (spender, token) => all.has(subjectKey({ kind: 'allowance', token, owner, spender }))
}

/** The rights over an account that a rehearsal saw to be there afterwards, and not before. */
export function rightsIn(changes: readonly Change[], own: Address): Right[] {
  const isOwn = (address: Address) => isAddressEqual(address, own)
  return changes.flatMap((change): Right[] => {
    switch (change.kind) {
      case 'allowance':
        return isOwn(change.owner) && change.after > change.before
          ? [allowance(change.spender, change.token, change.after)]
          : []
      case 'permit2':
        return isOwn(change.owner) && isMore(change.before, change.after)
          ? [allowance(change.spender, change.token, change.after.amount)]
          : []
      case 'operator':
        return isOwn(change.owner) && change.after && !change.before
          ? [{ kind: 'operator', holder: change.operator, token: change.token }]
          : []
      case 'nftApproval':
        return change.after ? [allowance(change.after, change.token, change.id)] : []
      case 'modules':
        return isOwn(change.safe)
          ? change.after
              .filter((each) => !change.before.some((old) => isAddressEqual(old, each)))
              .map((holder) => ({ kind: 'module', holder }))
          : []
      case 'guard':
      case 'handler':
      case 'singleton':
        return isOwn(change.safe) && change.after
          ? [{ kind: change.kind, holder: change.after }]
          : []
      default:
        return []
    }
  })
}

/** The same for longer is more, too. */
const isMore = (before: Permitted, after: Permitted) =>
  after.amount > 0n && (after.amount > before.amount || after.expiration > before.expiration)

type Permitted = Extract<Change, { kind: 'permit2' }>['after']

const allowance = (holder: Address, token: Address, amount: bigint): Right => ({
  ...{ kind: 'allowance', holder, token, amount, mayBeId: false },
})
