import { expect, it } from 'vitest'
import type { OutboxEntry, Stage } from './entry.ts'
import { newEntry } from './newEntry.ts'
import { nonceState } from './nonceState.ts'
import { STAGES } from './storedEntry.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const entry = (id: string, given: Partial<OutboxEntry>): OutboxEntry =>
  newEntry({ id, chainId: 1, account, kind: 'wallet', description: '', createdAt: 0, ...given })
const next = entry('two', { walletNonce: 5, isNonceShared: true })

/** What each stage of the one that was sent at the nonce means for the next. */
const MEANS: Record<Stage, 'free' | 'unbound' | 'notMined' | 'batchMaybeSent'> = {
  draft: 'free',
  signed: 'free',
  shared: 'free',
  ready: 'free',
  sent: 'notMined',
  confirming: 'unbound',
  done: 'unbound',
  indexed: 'unbound',
  failed: 'unbound',
  cancelled: 'unbound',
  replaced: 'batchMaybeSent',
  dropped: 'free',
  deleted: 'free',
}

it.each(STAGES)('R-TX-5 the one at the shared nonce is %s', (stage) => {
  const state = nonceState(next, [entry('one', { stage, sentNonce: 5 }), next])
  expect(state.at === 'waits' ? state.fault.kind : state.at).toBe(MEANS[stage])
})

const prompt = { what: 'send', signer: account, at: 0, token: 't', walletNonce: 5 } as const

it.each<[string, Partial<OutboxEntry>]>([
  ['is being asked for', { prompt: prompt }],
  ['may have been sent', { unresolvedSend: prompt }],
])('R-TX-5 while the one at the shared nonce %s, no other is asked for', (_, given) => {
  expect(
    nonceState(next, [entry('one', { stage: 'ready', sentNonce: 5, ...given }), next]),
  ).toEqual({
    ...{ at: 'waits', fault: { kind: 'notMined' } },
  })
})

it('R-TX-5 nothing is in the way of one that shares its nonce with nobody, or before any is sent', () => {
  expect(nonceState({ ...next, isNonceShared: false }, [next])).toEqual({ at: 'free' })
  expect(nonceState(next, [entry('one', { walletNonce: 5, isNonceShared: true }), next])).toEqual({
    at: 'free',
  })
  expect(nonceState(next, [entry('one', { stage: 'sent', sentNonce: 4 }), next])).toEqual({
    at: 'free',
  })
})
