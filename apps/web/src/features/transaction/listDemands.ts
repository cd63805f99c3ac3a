import { type Address, isAddressEqual } from 'viem'
import type { Finding } from './finding.ts'
import type { Review } from './judgeReview.ts'

/** What was not checked, or is doubtful, by the one word that whoever goes on has to type. */
export type Topic =
  | 'hash'
  | 'reading'
  | 'signatures'
  | 'record'
  | 'proof'
  | 'unsigned'
  | 'code'
  | 'delegate'
  | 'approval'
  | 'settings'
  | 'recipients'
  | 'witness'
  | 'rehearsal'

export type Demands = {
  /** Nothing that is typed helps. */
  isBlocked: boolean
  /** Named, word by word. */
  topics: readonly Topic[]
  /** Unknown code that would act as the Safe: the last six characters of each. */
  addresses: readonly Address[]
}

const TOPICS = {
  'hash.unchecked': 'hash',
  'reading.unchecked': 'reading',
  'signatures.unchecked': 'signatures',
  'record.unchecked': 'record',
  failed: 'proof',
  unsigned: 'unsigned',
  'safeCode.unknown': 'code',
  'safeCode.unchecked': 'code',
  'safeCode.ran': 'code',
  'delegate.unchecked': 'delegate',
  'approval.unknown': 'approval',
  'settings.refused': 'settings',
  'settings.unchecked': 'settings',
  'anchors.unchecked': 'recipients',
  'rehearsal.failed': 'rehearsal',
  'rehearsal.reverts': 'rehearsal',
  'witness.unchecked': 'witness',
  'witness.failed': 'witness',
} as const satisfies Record<Extract<Finding, { tone: 'warn' }>['kind'], Topic>

/**
 * What somebody has to type before they may sign: red blocks, but for code of an address that they
 * name themselves; what is amber is named; what is grey or green asks for nothing.
 */
export function listDemands({ findings }: Pick<Review, 'findings'>): Demands {
  const addresses: Address[] = []
  const topics = new Set<Topic>()
  let isBlocked = false
  for (const finding of findings) {
    if (finding.tone === 'warn') topics.add(TOPICS[finding.kind])
    if (finding.tone !== 'danger') continue
    if (finding.kind !== 'delegate') isBlocked = true
    else if (!addresses.some((each) => isAddressEqual(each, finding.address))) {
      addresses.push(finding.address)
    }
  }
  return { isBlocked, topics: [...topics], addresses }
}
