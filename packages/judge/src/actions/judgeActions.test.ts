import { describe, expect, it } from 'vitest'
import { type Begun, judgeActions, type WaitingTransaction } from './judgeActions.ts'

const [ada, ben, eve] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
const act: Begun = { prompt: null, unresolvedSend: null, stage: 'draft' }
const question = { what: 'send' }
const ready: WaitingTransaction = {
  ...{ me: ada, isInSafe: false, owners: [ada, ben], threshold: 2, signers: [ada, ben] },
  ...{ safeNonce: 4, nonce: 4, isOpen: true, isTrusted: true, proposer: ben, isRejection: false },
  ...{ verdict: 'proven', ground: 'read', act: undefined },
}
const half: WaitingTransaction = { ...ready, signers: [ben] }

const why = (waiting: WaitingTransaction) =>
  Object.fromEntries(
    Object.entries(judgeActions(waiting)).map(([name, reason]) => [name, reason?.why ?? 'on']),
  )

describe('each action is on, or off with one reason', () => {
  it.each<[string, WaitingTransaction, object]>([
    [
      'ready',
      ready,
      { confirm: 'signed', execute: 'on', reject: 'on', replace: 'on', remove: 'notYours' },
    ],
    ['one missing', half, { confirm: 'on', execute: 'missing', reject: 'on', remove: 'notYours' }],
    ['one’s own', { ...half, proposer: ada }, { remove: 'on' }],
    ['signed, but not its turn', { ...ready, nonce: 9 }, { execute: 'waits' }],
    [
      'a stranger may execute, and nothing else',
      { ...ready, me: eve },
      { confirm: 'notOwner', execute: 'on', reject: 'notOwner' },
    ],
    [
      'nobody is connected',
      { ...half, me: undefined },
      { confirm: 'connect', execute: 'connect', reject: 'connect', remove: 'connect' },
    ],
    [
      'red blocks, but for a rejection',
      { ...half, verdict: 'mismatch' },
      { confirm: 'danger', execute: 'danger', reject: 'on' },
    ],
    ['amber asks first', { ...half, verdict: 'unchecked' }, { confirm: 'unchecked' }],
    ['amber, accepted', { ...half, verdict: 'accepted' }, { confirm: 'on' }],
    ['being checked', { ...half, verdict: 'running' }, { confirm: 'unproven', reject: 'on' }],
    [
      'what it stands on is still being read',
      { ...half, ground: 'asking' },
      { confirm: 'unproven', execute: 'unproven', reject: 'unproven', replace: 'on' },
    ],
    [
      'red, and still being read: said as red',
      { ...half, verdict: 'mismatch', ground: 'asking' },
      { confirm: 'danger', execute: 'danger', reject: 'unproven' },
    ],
    [
      'what it stands on could not be read: it can be refused, and nothing else',
      { ...half, ground: 'failed' },
      { confirm: 'unread', execute: 'unread', reject: 'on' },
    ],
    [
      'red, and could not be read: it can be refused all the same',
      { ...half, verdict: 'mismatch', ground: 'failed' },
      { confirm: 'danger', reject: 'on' },
    ],
    [
      'amber, accepted, and still being read',
      { ...half, verdict: 'accepted', ground: 'asking' },
      { confirm: 'unproven', reject: 'unproven' },
    ],
    [
      'who the owners are is still being read: nobody is called a stranger',
      { ...half, owners: 'asking' },
      { confirm: 'unproven', reject: 'unproven', replace: 'unproven' },
    ],
    [
      'who the owners are could not be read: that is said, and nothing else',
      { ...half, owners: 'failed' },
      { confirm: 'unread', reject: 'unread', replace: 'unread' },
    ],
    [
      'no owner, and still being read: the reason that stays',
      { ...half, me: eve, ground: 'asking' },
      { reject: 'notOwner' },
    ],
    [
      'a rejection is not rejected',
      { ...half, isRejection: true },
      { confirm: 'on', reject: 'isRejection' },
    ],
    [
      'quarantined',
      { ...half, isTrusted: false },
      { confirm: 'strange', execute: 'strange', reject: 'strange' },
    ],
    ['decided', { ...ready, isOpen: false }, { confirm: 'decided', execute: 'decided' }],
    ['inside a Safe', { ...ready, isInSafe: true }, { execute: 'frame' }],
    [
      'being asked',
      { ...ready, act: { ...act, prompt: question } },
      { execute: 'asking', confirm: 'asking' },
    ],
    ['doubtful', { ...ready, act: { ...act, unresolvedSend: question } }, { execute: 'doubt' }],
    [
      'sent',
      { ...ready, act: { ...act, stage: 'sent' } },
      { execute: 'onItsWay', reject: 'onItsWay' },
    ],
  ])('%s', (_, waiting, expected) => {
    expect(why(waiting)).toMatchObject(expected)
  })

  it('says how many are missing, and for which nonce it waits', () => {
    expect(judgeActions(half).execute).toEqual({ why: 'missing', count: 1 })
    expect(judgeActions({ ...ready, nonce: 180, safeNonce: 178 }).execute).toEqual({
      why: 'waits',
      nonce: 178,
    })
  })
})
