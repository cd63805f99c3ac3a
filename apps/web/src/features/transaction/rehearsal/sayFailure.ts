import type { Outcome, RevertReason } from '@countersign/rehearsal'
import type { Say } from '../../../shared/words/useWords.ts'
import type { english } from './words.en.ts'

type Key = keyof typeof english & string

/** Why something would fail, in one sentence; null when it would not. */
export function sayFailure(say: Say<Key>, outcome: Outcome, calls: number): string | null {
  if (outcome.status === 'success') return null
  const { inner } = outcome
  const because = sayReason(say, inner ? inner.reason : outcome.reason)
  const isOneOfMany = inner !== null && calls > 1
  const reason = isOneOfMany
    ? say('reason.step', { step: inner.index + 1, reason: because })
    : because
  return say(outcome.status === 'reverts' ? 'would.revert' : 'would.fail', { reason })
}

function sayReason(say: Say<Key>, reason: RevertReason): string {
  switch (reason.kind) {
    case 'text':
      return say('reason.text', { text: reason.text })
    case 'panic':
      return say('reason.panic', { code: `0x${reason.code.toString(16)}` })
    case 'custom':
      return say('reason.custom', { selector: reason.selector })
    default:
      return say('reason.nothing')
  }
}
