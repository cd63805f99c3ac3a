import type { Outcome, Sender, Sent, SentProgress } from './sent.ts'

export type SentEvent =
  /** A node told who sent it. */
  { type: 'learned'; sender: Sender } | { type: 'settled'; outcome: Outcome }

/**
 * The life of one transaction that was sent: it waits until it is settled, once. What comes later changes
 * nothing, and gives back the same object.
 */
export function sentReducer<sent extends Sent & SentProgress>(
  sent: sent,
  event: SentEvent,
): sent | (Omit<sent, 'status'> & SentProgress) {
  if (sent.status !== 'pending') return sent
  if (event.type === 'settled') return { ...sent, ...event.outcome }
  return sent.sender ? sent : { ...sent, sender: event.sender }
}
