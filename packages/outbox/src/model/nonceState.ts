import type { OutboxEntry, OutboxFault, Stage } from './entry.ts'

/** Its own transaction stands at the nonce, whatever came of it: nothing else ever will. */
const USED: ReadonlySet<Stage> = new Set(['confirming', 'done', 'indexed', 'failed', 'cancelled'])

/** What stands in the way of asking for one of several that share a nonce. */
export type NonceState = { at: 'free' } | { at: 'unbound' } | { at: 'waits'; fault: OutboxFault }

/**
 * Calls that were asked for as one, of which nobody knows whether they were sent, have the nonce of that
 * one: as long as it is not used by one of them, they may all still be mined together. So one of them is
 * sent there, and the next when that one is mined; if something else stands there, that was them.
 */
export function nonceState(entry: OutboxEntry, run: readonly OutboxEntry[]): NonceState {
  if (!entry.isNonceShared) return { at: 'free' }
  const others = run.filter(
    (each) =>
      each.id !== entry.id && each.sentNonce === entry.walletNonce && each.sentNonce !== null,
  )
  if (others.some(({ stage }) => USED.has(stage))) return { at: 'unbound' }
  if (others.some(({ stage }) => stage === 'replaced')) {
    return { at: 'waits', fault: { kind: 'batchMaybeSent' } }
  }
  const isOnItsWay = others.some(
    ({ stage, prompt, unresolvedSend }) => stage === 'sent' || prompt || unresolvedSend,
  )
  return isOnItsWay ? { at: 'waits', fault: { kind: 'notMined' } } : { at: 'free' }
}
