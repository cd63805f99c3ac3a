import type { Transaction } from '@countersign/gateway'

export type NonceChoice = {
  nonce: number
  /** What waits there already; of those at one nonce only one can ever be executed. */
  waiting: readonly Transaction[]
}

export type NonceChoices = {
  recommended: number
  /** What is shown as chosen, which is always one of the choices. */
  shown: NonceChoice
  /** What is asked for, the number that is shown; null: behind everything that waits by then. */
  asked: number | null
  choices: readonly NonceChoice[]
}

/** How far ahead of the chain a gateway may send us. */
const FARTHEST = 10_000

/** More than this nobody would look through; what lies behind is far away. */
const MOST = 60

/**
 * The nonces that a new transaction may take: behind everything that waits, in a gap, or in the place
 * of something. `next` is the Safe's own. What was chosen is among them, whether or not the queue could
 * be read; one that the Safe has passed is chosen no more.
 */
export function nonceChoices(
  waiting: readonly Transaction[],
  next: number,
  chosen: number | null,
): NonceChoices {
  const at = new Map<number, Map<string, Transaction>>()
  for (const transaction of waiting) {
    if (transaction.executionInfo?.type !== 'MULTISIG') continue
    const { nonce } = transaction.executionInfo
    if (nonce < next || nonce > next + FARTHEST) continue
    // A page that moved while it was read may bring one twice.
    at.set(nonce, (at.get(nonce) ?? new Map()).set(transaction.id, transaction))
  }
  const recommended = Math.max(next - 1, ...at.keys()) + 1
  const taken = [...at].map(([nonce, all]) => ({ nonce, waiting: [...all.values()] }))
  const free = Array.from(
    { length: Math.min(recommended - next, MOST) },
    (_, index) => next + index,
  )
    .filter((nonce) => !at.has(nonce))
    .map((nonce) => ({ nonce, waiting: [] }))
  const others = [...taken, ...free].sort((one, other) => one.nonce - other.nonce).slice(0, MOST)
  const choices = [{ nonce: recommended, waiting: [] }, ...others]
  const asked = chosen !== null && chosen >= next ? chosen : null
  const nonce = asked ?? recommended
  const known = choices.find((choice) => choice.nonce === nonce)
  const shown = known ?? { nonce, waiting: [...(at.get(nonce)?.values() ?? [])] }
  return { recommended, shown, asked, choices: known ? choices : [...choices, shown] }
}
