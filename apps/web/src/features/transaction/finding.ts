import type { Address } from 'viem'
import type { WitnessFinding } from './witnesses/findWitnesses.ts'

export type Waiting = 'hash' | 'signatures' | 'record'
export type Subject = Waiting | 'reading'

/** What could not be checked, or is doubtful, and is said by a sentence alone. */
export type Doubt =
  | `${Subject}.unchecked`
  | 'failed'
  | 'unsigned'
  | 'safeCode.unknown'
  | 'safeCode.unchecked'
  | 'safeCode.ran'
  | 'delegate.unchecked'
  | 'approval.unknown'
  | 'settings.refused'
  | 'settings.unchecked'
  | 'anchors.unchecked'
  | 'rehearsal.failed'

/**
 * One thing that is known of a transaction. `danger` blocks; `warn` is what was tried and failed, or is
 * doubtful, and asks for a typed confirmation; `unasked` is what nobody could be asked, and asks for
 * nothing.
 */
export type Finding =
  | WitnessFinding
  | { tone: 'danger'; kind: 'lookAlike' | 'delegate'; address: Address }
  | { tone: 'danger'; kind: 'lookAlike.others' | 'delegate.others'; count: number }
  | { tone: 'danger'; kind: 'fake'; symbol: string }
  | { tone: 'danger'; kind: 'imitation' | 'odd' | 'stranger' | 'sealed' | `${Subject}.mismatch` }
  | { tone: 'warn'; kind: Doubt }
  | { tone: 'warn'; kind: 'rehearsal.reverts'; reason: string }
  | { tone: 'plain'; kind: `${Waiting | 'rehearsal'}.running` | 'nothingToProve' | 'running' }
  | { tone: 'good'; kind: 'hash.proven'; said: number; asked: number }
  | { tone: 'good'; kind: 'record.proven' }
  | { tone: 'good'; kind: 'signatures.proven'; given: number; required: number }
  | { tone: 'good'; kind: 'rehearsal.agrees'; block: string }
  | { tone: 'danger'; kind: 'rehearsal.differs' }
  | { tone: 'unasked'; kind: 'rehearsal.static' }
  | { tone: 'unasked'; kind: 'rehearsal.alone'; block: string }
