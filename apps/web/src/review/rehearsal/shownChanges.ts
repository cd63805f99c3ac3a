import type { JudgedChanges } from '@countersign/judge'
import type { Change } from '@countersign/rehearsal'
import { type Address, isAddressEqual } from 'viem'

/** What a row is about: amounts that come and go first, then rights, then settings. */
const ORDER: readonly Change['kind'][] = [
  ...(['coin', 'token', 'nft', 'edition'] as const),
  ...(['allowance', 'permit2', 'operator', 'nftApproval', 'confirmation'] as const),
  ...(['owners', 'threshold', 'modules', 'guard', 'handler', 'singleton', 'nonce'] as const),
]

/**
 * What there is to tell: the account's own first. That its nonce is used is so for everything that it
 * does, and settings that stand above already are not told again, as long as they come out the same.
 */
export function shownChanges(
  changes: readonly Change[],
  own: Address,
  judged: JudgedChanges | null,
): Change[] {
  const rank = (change: Change) => ORDER.indexOf(change.kind) * 2 + (isOwn(change, own) ? 0 : 1)
  return changes
    .filter((change) => !isTold(change, own, judged))
    .toSorted((one, other) => rank(one) - rank(other))
}

function isOwn(change: Change, own: Address): boolean {
  const who = 'holder' in change ? change.holder : 'safe' in change ? change.safe : null
  return who !== null && isAddressEqual(who, own)
}

function isTold(change: Change, own: Address, judged: JudgedChanges | null): boolean {
  if (!isOwn(change, own)) return false
  if (change.kind === 'nonce') return change.after === change.before + 1n
  if (!judged) return false
  const { owners, threshold, modules, guard, fallbackHandler } = judged.after
  switch (change.kind) {
    case 'owners':
      return isSame(change.after, owners)
    case 'modules':
      return isSame(change.after, modules ?? [])
    case 'threshold':
      return change.after === BigInt(threshold)
    case 'guard':
      return isSame([change.after], [guard])
    case 'handler':
      return isSame([change.after], [fallbackHandler])
    default:
      return false
  }
}

const isSame = (one: readonly (Address | null)[], other: readonly (Address | null)[]) => {
  const sorted = (list: readonly (Address | null)[]) =>
    list.map((each) => `${each}`.toLowerCase()).toSorted()
  return sorted(one).join() === sorted(other).join()
}
