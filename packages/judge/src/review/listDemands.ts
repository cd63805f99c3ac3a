import { type Address, isAddressEqual } from 'viem'
import type { Finding, Nameable } from '../finding.ts'
import type { Review } from './judgeReview.ts'

/** What was not checked, or is doubtful, by the one word that whoever goes on has to type. */
export type Topic =
  | 'hash'
  | 'reading'
  | 'signatures'
  | 'record'
  | 'proof'
  | 'code'
  | 'delegate'
  | 'approval'
  | 'settings'
  | 'recipients'
  | 'rights'
  | 'digest'
  | 'refund'
  | 'witness'
  | 'rehearsal'

export type Demands = {
  /** Nothing that is typed helps. */
  isBlocked: boolean
  /** Named, word by word. */
  topics: readonly Topic[]
  /** Whom the visitor has to name, by the last six characters of each address. */
  addresses: readonly Address[]
  /** What is demanded, and for what: whatever was typed for something else counts for nothing. */
  reasons: string
}

const TOPICS = {
  'hash.unchecked': 'hash',
  'reading.unchecked': 'reading',
  'signatures.unchecked': 'signatures',
  'record.unchecked': 'record',
  failed: 'proof',
  'safeCode.unknown': 'code',
  'safeCode.unchecked': 'code',
  'safeCode.ran': 'code',
  'safeCode.history': 'code',
  'delegate.unchecked': 'delegate',
  'delegate.alone': 'delegate',
  'holder.unchecked': 'code',
  'holder.alone': 'code',
  digest: 'digest',
  'right.unlimited': 'rights',
  'right.allowance': 'rights',
  'right.operator': 'rights',
  'right.authority': 'rights',
  'right.spendingLimit': 'rights',
  'right.others': 'rights',
  'refund.fair': 'refund',
  'approval.unknown': 'approval',
  'settings.refused': 'settings',
  'settings.unchecked': 'settings',
  'settings.oneDecides': 'settings',
  'anchors.unchecked': 'recipients',
  'rehearsal.failed': 'rehearsal',
  'rehearsal.reverts': 'rehearsal',
  'rehearsal.cut': 'rehearsal',
  'rehearsal.unvaried': 'rehearsal',
  'witness.unchecked': 'witness',
  'witness.alone': 'witness',
  'witness.failed': 'witness',
  'witness.unproven': 'witness',
} as const satisfies Record<Extract<Finding, { tone: 'warn' }>['kind'], Topic>

const NAMEABLE: Readonly<Record<Nameable, true>> = {
  delegate: true,
  'right.module': true,
  'right.guard': true,
  'right.moduleGuard': true,
  'right.handler': true,
  'right.singleton': true,
  proposedFor: true,
}

/** Red, and no more once the visitor has named the address. */
export const isNameable = (finding: Finding): finding is Extract<Finding, { kind: Nameable }> =>
  finding.kind in NAMEABLE

/**
 * What somebody has to type before they may sign: red blocks, but for an address that they name
 * themselves; what is amber is named; what is grey or green asks for nothing.
 */
export function listDemands({ findings }: Pick<Review, 'findings'>): Demands {
  const addresses: Address[] = []
  const topics = new Set<Topic>()
  let isBlocked = false
  for (const finding of findings) {
    if (finding.tone === 'warn') topics.add(TOPICS[finding.kind])
    if (finding.tone !== 'danger') continue
    if (!isNameable(finding)) isBlocked = true
    else if (!addresses.some((each) => isAddressEqual(each, finding.address))) {
      addresses.push(finding.address)
    }
  }
  return { isBlocked, topics: [...topics], addresses, reasons: reasonsIn(findings) }
}

/** Every doubt with all that is known of it, in one order. */
function reasonsIn(findings: readonly Finding[]): string {
  return findings
    .filter(({ tone }) => tone === 'warn' || tone === 'danger')
    .map((finding) =>
      JSON.stringify(finding, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    )
    .toSorted()
    .join()
}
