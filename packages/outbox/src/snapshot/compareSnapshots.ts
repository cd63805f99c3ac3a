import { type Address, getAddress, isAddressEqual } from 'viem'
import type { AccountSnapshot, SnapshotChange } from './accountSnapshot.ts'

/** What has moved between two looks, as far as an entry depends on it. */
export function compareSnapshots(before: AccountSnapshot, now: AccountSnapshot): SnapshotChange[] {
  const moved: SnapshotChange[] = []
  if ((before.safe === null) !== (now.safe === null)) moved.push({ what: 'kind' })
  if (before.safe && now.safe) moved.push(...compareSafes(before.safe, now.safe))
  for (const [token, amount] of Object.entries(before.balances)) {
    const address = getAddress(token)
    const left = now.balances[address] ?? 0n
    if (left < amount) moved.push({ what: 'balance', token: address, before: amount, now: left })
  }
  for (const [target, code] of Object.entries(before.code)) {
    const address = getAddress(target)
    if (now.code[address] !== code) moved.push({ what: 'code', address })
  }
  return moved
}

function compareSafes(
  before: NonNullable<AccountSnapshot['safe']>,
  now: NonNullable<AccountSnapshot['safe']>,
): SnapshotChange[] {
  const moved: SnapshotChange[] = []
  for (const what of ['nonce', 'threshold'] as const) {
    if (before[what] !== now[what]) moved.push({ what, before: before[what], now: now[what] })
  }
  const added = without(now.owners, before.owners)
  const removed = without(before.owners, now.owners)
  if (added.length + removed.length > 0) moved.push({ what: 'owners', added, removed })
  if (before.guard !== now.guard)
    moved.push({ what: 'guard', before: before.guard, now: now.guard })
  if (before.version !== now.version || before.singleton !== now.singleton) {
    moved.push({ what: 'version' })
  }
  return moved
}

const without = (all: readonly Address[], others: readonly Address[]) =>
  all.filter((one) => !others.some((other) => isAddressEqual(one, other)))
