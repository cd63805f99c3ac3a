import type { Transaction } from '@countersign/gateway'
import type { NonceGroup, Queue } from './groupByNonce.ts'

/**
 * Those that can be executed one after the other from the Safe's next nonce on: it ends where one is
 * not fully signed, where a nonce is missing, or where two are ready and somebody has to choose.
 */
export function readyInOrder({ next, queued }: Queue, safeNonce: number): Transaction[] {
  const byNonce = new Map([...next, ...queued].map((group) => [group.nonce, group]))
  const found: Transaction[] = []
  for (let nonce = safeNonce; ; nonce += 1) {
    const one = onlyReady(byNonce.get(nonce))
    if (!one) return found
    found.push(one)
  }
}

function onlyReady(group: NonceGroup | undefined): Transaction | undefined {
  const [one, ...others] =
    group?.transactions.filter(({ txStatus }) => txStatus === 'AWAITING_EXECUTION') ?? []
  return others.length === 0 ? one : undefined
}
