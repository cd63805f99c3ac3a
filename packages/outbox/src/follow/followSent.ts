import type { SentEvent } from '../model/sentReducer.ts'
import type { Clock } from './clock.ts'
import { followEntry } from './followEntry.ts'
import type { Look } from './lookAtTransaction.ts'

/** Nobody knows it: given up when it is this old and so many looks in a row found nothing. */
const GIVE_UP_AGE = 86_400_000
const GIVE_UP_LOOKS = 5

export type FollowSentParameters<sent> = {
  /** The transaction as it stands now; nothing when there is no more to follow. */
  current(): sent | undefined
  look(sent: sent): Promise<Look>
  happened(sent: sent, event: SentEvent): void
  clock: Clock
  /** Milliseconds between looks. */
  interval: number
}

/** R-TX-4: looks at one transaction until it is settled. Returns how to stop. */
export function followSent<sent extends { addedAt: number }>({
  happened,
  ...following
}: FollowSentParameters<sent>): () => void {
  /** Looks in a row that found nothing. */
  let empty = 0
  return followEntry<sent, Look>({
    ...following,
    hear(sent, seen) {
      empty = seen.found === 'gone' || seen.found === 'nothing' ? empty + 1 : 0
      if (seen.found === 'outcome') happened(sent, { type: 'settled', outcome: seen.outcome })
      if (seen.found === 'waiting' && seen.sender) {
        happened(sent, { type: 'learned', sender: seen.sender })
      }
      if (empty >= GIVE_UP_LOOKS && following.clock.now() - sent.addedAt >= GIVE_UP_AGE) {
        const reason = seen.found === 'gone' ? 'replaced' : 'dropped'
        happened(sent, { type: 'settled', outcome: { status: 'failed', reason } })
      }
      return seen.found === 'gone' ? 'worse' : 'fine'
    },
  })
}
