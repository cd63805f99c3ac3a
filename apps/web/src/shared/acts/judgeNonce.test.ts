import { expect, it } from 'vitest'
import { type Act, STAGES, type Stage } from './act.ts'
import { judgeNonce } from './judgeNonce.ts'
import { newAct } from './newAct.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const act = (id: string, given: Partial<Act>): Act =>
  newAct({ id, chainId: 1, account, kind: 'wallet', description: '', createdAt: 0, ...given })
const next = act('two', { walletNonce: 5, isNonceShared: true })

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
  const state = judgeNonce(next, [act('one', { stage, sentNonce: 5 }), next])
  expect(state.at === 'waits' ? state.fault.kind : state.at).toBe(MEANS[stage])
})

const question = { what: 'send', signer: account, at: 0, token: 't', walletNonce: 5 } as const

it.each<[string, Partial<Act>]>([
  ['is being asked for', { asking: question }],
  ['may have been sent', { doubt: question }],
])('R-TX-5 while the one at the shared nonce %s, no other is asked for', (_, given) => {
  expect(judgeNonce(next, [act('one', { stage: 'ready', sentNonce: 5, ...given }), next])).toEqual({
    ...{ at: 'waits', fault: { kind: 'notMined' } },
  })
})

it('R-TX-5 nothing is in the way of one that shares its nonce with nobody, or before any is sent', () => {
  expect(judgeNonce({ ...next, isNonceShared: false }, [next])).toEqual({ at: 'free' })
  expect(judgeNonce(next, [act('one', { walletNonce: 5, isNonceShared: true }), next])).toEqual({
    at: 'free',
  })
  expect(judgeNonce(next, [act('one', { stage: 'sent', sentNonce: 4 }), next])).toEqual({
    at: 'free',
  })
})
