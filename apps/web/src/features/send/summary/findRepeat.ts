import type { OutboxEntry } from '@countersign/outbox'
import type { Address } from 'viem'
import type { ReadCall } from '../read/reading.ts'

/** So long ago nobody confuses it with what they are doing now. */
const RECENT_MS = 3_600_000

/** When one of these calls was already asked of a wallet, and may have been sent: the latest time. */
export function findRepeat(
  acts: readonly OutboxEntry[],
  account: { chainId: number; address: Address },
  calls: readonly ReadCall[],
  now: number,
): number | null {
  const wanted = new Set(calls.map(keyOf))
  const times = acts.flatMap((act) => {
    const { kind, chainId, call, stage, prompt, unresolvedSend, createdAt } = act
    const isOwn =
      kind === 'wallet' && chainId === account.chainId && act.account === account.address
    if (!isOwn || !call || !wanted.has(keyOf(call))) return []
    // What may still be mined repeats this however long ago it was.
    const isOpen = prompt !== null || unresolvedSend !== null || stage === 'sent'
    if (isOpen) return [createdAt]
    // Refused ones were never sent, and those that came to nothing are no repetition.
    const hasLeft = ['confirming', 'done', 'indexed'].includes(stage)
    return hasLeft && now - createdAt <= RECENT_MS ? [createdAt] : []
  })
  return times.length > 0 ? Math.max(...times) : null
}

const keyOf = ({ to, value, data }: { to: Address; value: bigint | string; data: string }) =>
  `${to}:${value}:${data}`.toLowerCase()
