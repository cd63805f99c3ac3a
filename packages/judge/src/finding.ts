import type { CodeRight, Refund } from '@countersign/safe'
import type { Address } from 'viem'
import type { WitnessFinding } from './witnesses/findWitnesses.ts'

export type Waiting = 'hash' | 'signatures' | 'record'
export type Subject = Waiting | 'reading'

/**
 * What a rehearsal leaves open though it was tried: `cut`: more changes than are looked at; `unvaried`:
 * nothing came of playing it as it would be some minutes later.
 */
export type RehearsalDoubt = 'cut' | 'unvaried'

/** What could not be checked, or is doubtful, and is said by a sentence alone. */
export type Doubt =
  | `${Subject}.unchecked`
  | 'failed'
  | 'safeCode.unknown'
  | 'safeCode.unchecked'
  | 'safeCode.ran'
  | 'delegate.unchecked'
  | 'approval.unknown'
  | 'settings.refused'
  | 'settings.unchecked'
  | 'anchors.unchecked'
  | 'rehearsal.failed'
  | `rehearsal.${RehearsalDoubt}`

/** Rights over tokens. `unlimited`: an allowance that never ends. */
export type Grant = 'unlimited' | 'allowance' | 'operator' | 'authority' | 'spendingLimit'

/**
 * What is red for as long as the visitor has not named the address: code of nobody known that would act,
 * decide or answer for the Safe, and somebody who proposes by the gateway's word alone.
 */
export type Nameable = 'delegate' | `right.${CodeRight}` | 'proposedFor'

/** The same, found in few transactions. */
export type RareDoubt =
  | 'safeCode.history'
  | 'delegate.alone'
  | 'holder.unchecked'
  | 'holder.alone'
  | 'settings.oneDecides'
  | 'digest'

/**
 * One thing that is known of a transaction. `danger` blocks; `warn` is what was tried and failed, or is
 * doubtful, and asks for a typed confirmation; `unasked` is what nobody could be asked, and asks for
 * nothing.
 */
export type Finding =
  | WitnessFinding
  | { tone: 'danger'; kind: 'lookAlike'; address: Address }
  | { tone: 'danger'; kind: 'delegate'; address: Address }
  | { tone: 'danger'; kind: Exclude<Nameable, 'delegate'>; address: Address }
  | { tone: 'danger'; kind: 'lookAlike.others' | 'delegate.others'; count: number }
  | { tone: 'danger'; kind: 'fake'; symbol: string }
  | { tone: 'danger'; kind: 'imitation' | 'odd' | 'stranger' | 'sealed' | `${Subject}.mismatch` }
  | { tone: 'danger'; kind: 'code.disputed' }
  | { tone: 'danger'; kind: 'refund.excessive' | 'refund.incomparable'; refund: Refund }
  | { tone: 'warn'; kind: 'refund.fair'; refund: Refund }
  | { tone: 'warn'; kind: `right.${Grant}`; address: Address; token: Address }
  | { tone: 'warn'; kind: 'right.others'; count: number }
  | { tone: 'warn'; kind: Doubt }
  | { tone: 'warn'; kind: RareDoubt }
  | { tone: 'warn'; kind: 'rehearsal.reverts'; reason: string }
  | { tone: 'plain'; kind: `${Waiting | 'rehearsal'}.running` | 'nothingToProve' | 'running' }
  | { tone: 'good'; kind: 'hash.proven'; said: number; asked: number }
  | { tone: 'good'; kind: 'record.proven' }
  | { tone: 'good'; kind: 'signatures.proven'; given: number; required: number }
  | { tone: 'good'; kind: 'rehearsal.agrees'; block: string }
  | { tone: 'danger'; kind: 'rehearsal.differs' | 'rehearsal.watched' }
  | { tone: 'unasked'; kind: 'rehearsal.static' | 'rehearsal.notVaried' }
  | { tone: 'unasked'; kind: 'safeCode.untold' | 'everywhere' | 'unread' }
  | { tone: 'unasked'; kind: 'rehearsal.alone'; block: string }
