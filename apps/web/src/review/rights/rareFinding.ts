import type { Finding } from '@countersign/judge'
import type { English } from './words.en.ts'

/** What is found in few transactions, and has words of its own. */
export type RareFinding = Extract<Finding, { kind: keyof English }>

const RARE: Readonly<Record<RareFinding['kind'], true>> = {
  'right.module': true,
  'right.guard': true,
  'right.moduleGuard': true,
  'right.handler': true,
  'right.singleton': true,
  'right.unlimited': true,
  'right.allowance': true,
  'right.operator': true,
  'right.authority': true,
  'right.spendingLimit': true,
  'right.others': true,
  'refund.excessive': true,
  'refund.incomparable': true,
  'refund.fair': true,
  proposedFor: true,
  'code.disputed': true,
  digest: true,
  'safeCode.history': true,
  'safeCode.untold': true,
  everywhere: true,
  unread: true,
  'settings.oneDecides': true,
  'delegate.alone': true,
  'holder.unchecked': true,
  'holder.alone': true,
}

export const isRare = (finding: Finding): finding is RareFinding => finding.kind in RARE
