import type { Outcome, RevertReason } from '@countersign/rehearsal'

/** What the failing code itself said, without any words of ours; null when it does not fail. */
export function reasonText(outcome: Outcome): string | null {
  if (outcome.status === 'success') return null
  const { reason, inner } = outcome
  const isSaid = inner && inner.reason.kind !== 'nothing' && inner.reason.kind !== 'coin'
  return textOf(isSaid ? inner.reason : reason)
}

function textOf(reason: RevertReason): string {
  switch (reason.kind) {
    case 'text':
      return reason.text
    case 'panic':
      return `Panic 0x${reason.code.toString(16)}`
    case 'standard':
      return reason.name
    case 'custom':
      return reason.selector
    default:
      return '–'
  }
}
