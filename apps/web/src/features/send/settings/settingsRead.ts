import type { Caution, Refusal, SafeSettings } from '@countersign/safe'
import type { Address } from 'viem'
import type { Token } from '../../../shared/assets/tokens.ts'
import type { RecipientRead } from '../../../shared/recipient/readRecipient.ts'
import type { ItemRead } from '../read/reading.ts'

/** What somebody may spend then, and how often. */
export type LimitRead = { delegate: Address; token: Token; amount: bigint; minutes: number }

export type SettingsRead = ItemRead<'what' | 'to' | 'old' | 'threshold' | 'amount'> & {
  recipient: RecipientRead | null
  /** As the items before this one leave them; null while nobody has said. */
  before: SafeSettings | null
  /** Null until all of it is said and may be done. */
  after: SafeSettings | null
  /** How many signatures it will take, where that is part of the change. */
  threshold: number | null
  refusal: Refusal | null
  /** What somebody may spend then, where that is the change. */
  limit: LimitRead | null
  cautions: readonly Caution[]
}
