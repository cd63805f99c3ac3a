import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Act, Question } from './act.ts'
import { type ActEvent, actReducer } from './actReducer.ts'
import { isKept } from './isKept.ts'
import { newAct } from './newAct.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (number: number): Hex => `0x${String(number).padStart(64, '0')}`
const question = (what: Question['what'], token: string): Question => ({
  ...{ what, token, signer: account, at: 1, walletNonce: 7 },
})
const wallet = newAct({
  ...{ id: 'w', chainId: 1, account, kind: 'wallet', description: 'Pay', createdAt: 0 },
})
const safe = newAct({ ...wallet, id: 's', kind: 'safe' })
const after = (act: Act, ...events: ActEvent[]) => events.reduce(actReducer, act)
const asked = (what: Question['what'], token = 'a'): ActEvent => ({
  type: 'asked',
  question: question(what, token),
})
const signed: ActEvent = { type: 'signed', token: 'a', signer: account, signature: '0x12' }
const sent = (token = 'a'): ActEvent => ({ type: 'sent', token, hash: hashOf(1) })

describe('the life of an act', () => {
  it('goes from draft to indexed by its names', () => {
    const stages: string[] = []
    const events: ActEvent[] = [
      asked('signature'),
      signed,
      { type: 'shared', signers: [account] },
      { type: 'readied' },
      asked('send', 'b'),
      sent('b'),
      { type: 'mined', hash: hashOf(1), depth: 1 },
      { type: 'settled', stage: 'done', hash: hashOf(1) },
      { type: 'indexed' },
    ]
    let act: Act = safe
    for (const event of events) {
      act = actReducer(act, event)
      stages.push(act.asking ? 'asking' : act.stage)
    }
    expect(stages).toEqual([
      ...['asking', 'signed', 'shared', 'ready', 'asking'],
      ...['sent', 'confirming', 'done', 'indexed'],
    ])
  })

  it.each<[string, ActEvent[]]>([
    ['while it is asked', [asked('send')]],
    ['while nobody knows', [asked('send'), { type: 'abandoned', token: 'a' }]],
    ['once it was sent', [asked('send'), sent()]],
    [
      'once the wallet has it as part of a batch',
      [asked('send'), { type: 'batched', token: 'a', batch: 'x' }],
    ],
    ['once it is mined', [asked('send'), sent(), { type: 'mined', hash: hashOf(1), depth: 1 }]],
  ])('R-TX-4 is not asked for a second time %s', (_, events) => {
    const act = after(wallet, ...events)
    expect(actReducer(act, asked('send', 'again'))).toBe(act)
  })

  it('R-TX-4 may be asked for again after a refusal, and after somebody knows that it was not sent', () => {
    const fault = { kind: 'wallet.rejected' }
    const refused = after(wallet, asked('send'), { type: 'refused', token: 'a', fault })
    expect(refused).toMatchObject({ stage: 'draft', asking: null, fault })
    expect(actReducer(refused, asked('send', 'b')).asking?.token).toBe('b')
    const known = after(
      wallet,
      asked('send'),
      { type: 'abandoned', token: 'a' },
      { type: 'notSent' },
    )
    // With the nonce of the first time: of both, only one can ever count.
    expect(known).toMatchObject({ doubt: null, walletNonce: 7 })
    expect(actReducer(known, asked('send', 'b')).asking?.token).toBe('b')
  })

  it('R-TX-4 hears an answer that came when nobody waited for it any more', () => {
    const late = after(wallet, asked('send'), { type: 'abandoned', token: 'a' }, sent())
    expect(late).toMatchObject({ stage: 'sent', doubt: null, hashes: [hashOf(1)] })
  })

  it('does not take the answer to one question for that to another', () => {
    const act = after(wallet, asked('send'))
    expect(actReducer(act, signed)).toBe(act)
    const other = after(safe, asked('signature', 'b'))
    expect(actReducer(other, signed)).toBe(other)
  })

  it('R-TX-4 never loses what was sent, also when it was asked for again before it was known', () => {
    const again = after(
      wallet,
      asked('send'),
      { type: 'abandoned', token: 'a' },
      { type: 'notSent' },
      asked('send', 'b'),
    )
    const act = actReducer(again, sent())
    expect(act).toMatchObject({ stage: 'sent', hashes: [hashOf(1)], asking: { token: 'b' } })
  })

  it('a signature that nobody heard of leaves no doubt', () => {
    const act = after(safe, asked('signature'), { type: 'abandoned', token: 'a' })
    expect(act).toMatchObject({ asking: null, doubt: null, stage: 'draft' })
  })

  it('a Safe’s transaction is not sent before it is ready', () => {
    expect(actReducer(safe, asked('send'))).toBe(safe)
  })

  it.each(['failed', 'dropped', 'cancelled', 'deleted'] as const)(
    'one that was %s may be begun anew, with the signatures that it has',
    (stage) => {
      const ended = { ...after(safe, asked('signature'), signed), stage, hashes: [hashOf(1)] }
      expect(actReducer(ended, asked('send', 'b'))).toBe(ended)
      const again = actReducer(ended, { type: 'renewed' })
      expect(again).toMatchObject({ stage: 'draft', hashes: [], signatures: [{ signer: account }] })
    },
  )

  it.each(['draft', 'sent', 'confirming', 'done', 'indexed', 'replaced'] as const)(
    'R-TX-4 one that is %s is not begun anew',
    (stage) => {
      const act = { ...wallet, stage }
      expect(actReducer(act, { type: 'renewed' })).toBe(act)
    },
  )

  it('R-ERR-4 a signature is kept until the gateway has that one, whoever signed before', () => {
    const ben = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const shared: ActEvent = { type: 'shared', signers: [account] }
    const first = after(safe, asked('signature'), signed)
    expect([isKept(first), isKept(after(first, shared))]).toEqual([true, false])
    // A second owner in the same browser, while the gateway is down.
    const second = after(first, shared, asked('signature', 'b'), {
      ...{ type: 'signed', token: 'b', signer: ben, signature: '0x34' },
    })
    expect(isKept(second)).toBe(true)
    expect(isKept(actReducer(second, shared))).toBe(true)
    const both = actReducer(second, { type: 'shared', signers: [ben] })
    expect([both.stage, isKept(both)]).toEqual(['shared', false])
    // Enough are here: it may be executed without the gateway, and is still to be shared.
    const ready = actReducer(first, { type: 'readied' })
    expect([ready.stage, isKept(ready)]).toEqual(['ready', true])
    // The gateway has nothing of what was taken back.
    const deleted = after(both, { type: 'deleted' }, { type: 'renewed' })
    expect(deleted.signatures.every(({ isShared }) => isShared === false)).toBe(true)
  })

  it('R-ERR-4 what could not even be asked replaces what went wrong before, and no doubt', () => {
    const halted: ActEvent = { type: 'halted', fault: { kind: 'wallet.rejected' } }
    const before = after(safe, { type: 'faulted', fault: { kind: 'unheard' } })
    expect(actReducer(before, halted).fault).toEqual({ kind: 'wallet.rejected' })
    for (const act of [after(wallet, asked('send')), after(wallet, asked('send'), sent())]) {
      expect(actReducer(act, halted)).toBe(act)
    }
  })

  it('R-ERR-4 what went wrong is put aside by who has seen it, and nothing else is', () => {
    const fault = { kind: 'otherData', answered: { asked: account, signature: '0x12' } } as const
    const answered = after(safe, asked('signature'), { type: 'refused', token: 'a', fault })
    expect(answered.fault).toEqual(fault)
    expect(actReducer(answered, { type: 'dismissed' })).toEqual({ ...answered, fault: null })
    expect(actReducer(safe, { type: 'dismissed' })).toBe(safe)
  })

  it('R-ERR-4 takes signatures in from a file, each once', () => {
    const received: ActEvent = {
      type: 'received',
      signatures: [{ signer: account, signature: '0x12' }],
    }
    const taken = actReducer(safe, received)
    expect(taken).toMatchObject({ stage: 'signed', signatures: [{ isShared: false }] })
    const shared = actReducer(taken, { type: 'shared', signers: [account] })
    expect(actReducer(shared, received)).toBe(shared)
  })

  it('R-TX-4 what a wallet sent elsewhere can be asked again, at the same nonce, when somebody says so', () => {
    const away: ActEvent = { type: 'faulted', fault: { kind: 'otherChain' } }
    const lost = after(wallet, asked('send'), sent(), away)
    expect(actReducer(lost, asked('send', 'b'))).toBe(lost)
    const again = actReducer(lost, { type: 'notSent' })
    expect(again).toMatchObject({ stage: 'draft', walletNonce: 7, hashes: [hashOf(1)] })
    expect(actReducer(again, asked('send', 'b')).asking?.token).toBe('b')
    // Nobody says so of what this network knows.
    const known = after(wallet, asked('send'), sent())
    expect(actReducer(known, { type: 'notSent' })).toBe(known)
  })

  it('R-TX-4 what is stuck may be replaced, at its own nonce', () => {
    const stuck = after(wallet, asked('send'), sent())
    const act = after(stuck, asked('replacement', 'b'), {
      ...sent('b'),
      hash: hashOf(2),
    } as ActEvent)
    expect(act.hashes).toEqual([hashOf(1), hashOf(2)])
  })
})

const token = fc.constantFrom('a', 'b', 'c')
const anyEvent: fc.Arbitrary<ActEvent> = fc.oneof(
  fc.record({
    type: fc.constant('asked' as const),
    question: fc
      .tuple(fc.constantFrom('signature', 'send', 'replacement', 'deletion'), token)
      .map(([what, name]) => question(what as Question['what'], name)), // one of the four
  }),
  token.map((name) => ({ ...signed, token: name }) as ActEvent),
  token.map((name) => sent(name)),
  token.map((name): ActEvent => ({ type: 'refused', token: name, fault: { kind: 'x' } })),
  token.map((name): ActEvent => ({ type: 'abandoned', token: name })),
  fc.constantFrom<ActEvent>(
    { type: 'shared', signers: [account] },
    { type: 'readied' },
    { type: 'found', hash: hashOf(1) },
    { type: 'notSent' },
    { type: 'mined', hash: hashOf(1), depth: 1 },
    { type: 'unmined' },
    { type: 'settled', stage: 'done' },
    { type: 'settled', stage: 'failed' },
    { type: 'indexed' },
    { type: 'deleted' },
  ),
)

describe('whatever happens', () => {
  it('R-TX-4 a send is asked only while none is open, doubtful or under way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(wallet, safe),
        fc.array(anyEvent, { maxLength: 40 }),
        (start, events) => {
          let act = start
          for (const event of events) {
            const before = act
            act = actReducer(before, event)
            if (act.asking && act.asking !== before.asking && act.asking.what === 'send') {
              expect(before).toMatchObject({ asking: null, doubt: null, hashes: [], batch: null })
            }
            // Two questions are never open at once.
            expect(act.asking && act.doubt).toBeNull()
            // What was sent is not forgotten.
            for (const hash of before.hashes) expect(act.hashes).toContain(hash)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
