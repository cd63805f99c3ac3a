import type { SafeSettings } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'

export type SettingsDifference =
  | { what: 'signatures'; before: Count; after: Count }
  | { what: 'owners' | 'modules'; removed: readonly Address[]; added: readonly Address[] }
  | { what: 'guard' | 'fallbackHandler'; before: Address | null; after: Address | null }
  | { what: 'version'; before: string; after: string }

type Count = { threshold: number; count: number }

/** What is not the same of a Safe before and after, in the order in which one would ask. */
export function diffSettings(before: SafeSettings, after: SafeSettings): SettingsDifference[] {
  const found: SettingsDifference[] = []
  const [was, is] = [countOf(before), countOf(after)]
  if (was.threshold !== is.threshold || was.count !== is.count) {
    found.push({ what: 'signatures', before: was, after: is })
  }
  for (const what of ['owners', 'modules'] as const) {
    const [old, now] = [before[what] ?? [], after[what] ?? []]
    const removed = old.filter((each) => !has(now, each))
    const added = now.filter((each) => !has(old, each))
    if (removed.length + added.length > 0) found.push({ what, removed, added })
  }
  for (const what of ['guard', 'fallbackHandler'] as const) {
    const [old, now] = [before[what], after[what]]
    if (old?.toLowerCase() !== now?.toLowerCase()) found.push({ what, before: old, after: now })
  }
  if (before.version !== after.version) {
    found.push({ what: 'version', before: before.version, after: after.version })
  }
  return found
}

const countOf = ({ threshold, owners }: SafeSettings): Count => ({
  threshold,
  count: owners.length,
})

const has = (list: readonly Address[], one: Address) =>
  list.some((each) => isAddressEqual(each, one))
