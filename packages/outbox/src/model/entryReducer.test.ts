import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { OutboxEntry, WalletPrompt } from './entry.ts'
import { entryReducer, type OutboxEvent } from './entryReducer.ts'
import { isKept } from './isKept.ts'
import { newEntry } from './newEntry.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (number: number): Hex => `0x${String(number).padStart(64, '0')}`
const prompt = (what: WalletPrompt['what'], token: string): WalletPrompt => ({
  ...{ what, token, signer: account, at: 1, walletNonce: 7 },
})
const wallet = newEntry({
  ...{ id: 'w', chainId: 1, account, kind: 'wallet', description: 'Pay', createdAt: 0 },
})
const safe = newEntry({ ...wallet, id: 's', kind: 'safe' })
const after = (entry: OutboxEntry, ...events: OutboxEvent[]) => events.reduce(entryReducer, entry)
const asked = (what: WalletPrompt['what'], token = 'a'): OutboxEvent => ({
  type: 'prompted',
  prompt: prompt(what, token),
})
const signed: OutboxEvent = { type: 'signed', token: 'a', signer: account, signature: '0x12' }
const sent = (token = 'a'): OutboxEvent => ({ type: 'sent', token, hash: hashOf(1) })

describe('the life of an entry', () => {
  it('goes from draft to indexed by its names', () => {
    const stages: string[] = []
    const events: OutboxEvent[] = [
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
    let entry: OutboxEntry = safe
    for (const event of events) {
      entry = entryReducer(entry, event)
      stages.push(entry.prompt ? 'prompt' : entry.stage)
    }
    expect(stages).toEqual([
      ...['prompt', 'signed', 'shared', 'ready', 'prompt'],
      ...['sent', 'confirming', 'done', 'indexed'],
    ])
  })

  it.each<[string, OutboxEvent[]]>([
    ['while it is asked', [asked('send')]],
    ['while nobody knows', [asked('send'), { type: 'abandoned', token: 'a' }]],
    ['once it was sent', [asked('send'), sent()]],
    [
      'once the wallet has it as part of a batch',
      [asked('send'), { type: 'batched', token: 'a', batch: 'x' }],
    ],
    ['once it is mined', [asked('send'), sent(), { type: 'mined', hash: hashOf(1), depth: 1 }]],
  ])('R-TX-4 is not asked for a second time %s', (_, events) => {
    const entry = after(wallet, ...events)
    expect(entryReducer(entry, asked('send', 'again'))).toBe(entry)
  })

  it('R-TX-4 may be asked for again after a refusal, and after somebody knows that it was not sent', () => {
    const fault = { kind: 'wallet.rejected' }
    const refused = after(wallet, asked('send'), { type: 'refused', token: 'a', fault })
    expect(refused).toMatchObject({ stage: 'draft', prompt: null, fault })
    expect(entryReducer(refused, asked('send', 'b')).prompt?.token).toBe('b')
    const known = after(
      wallet,
      asked('send'),
      { type: 'abandoned', token: 'a' },
      { type: 'notSent' },
    )
    // With the nonce of the first time: of both, only one can ever count.
    expect(known).toMatchObject({ unresolvedSend: null, walletNonce: 7 })
    expect(entryReducer(known, asked('send', 'b')).prompt?.token).toBe('b')
  })

  it('R-TX-4 hears an answer that came when nobody waited for it any more', () => {
    const late = after(wallet, asked('send'), { type: 'abandoned', token: 'a' }, sent())
    expect(late).toMatchObject({ stage: 'sent', unresolvedSend: null, hashes: [hashOf(1)] })
  })

  it('does not take the answer to one prompt for that to another', () => {
    const entry = after(wallet, asked('send'))
    expect(entryReducer(entry, signed)).toBe(entry)
    const other = after(safe, asked('signature', 'b'))
    expect(entryReducer(other, signed).prompt).toMatchObject({ token: 'b' })
  })

  it('R-TX-9 keeps a signature that came when nobody waited for it any more', () => {
    const late = after(safe, asked('signature'), { type: 'abandoned', token: 'a' }, signed)
    expect(late).toMatchObject({ stage: 'signed', signatures: [{ signature: '0x12' }] })
  })

  it('R-TX-4 never loses what was sent, also when it was asked for again before it was known', () => {
    const again = after(
      wallet,
      asked('send'),
      { type: 'abandoned', token: 'a' },
      { type: 'notSent' },
      asked('send', 'b'),
    )
    const entry = entryReducer(again, sent())
    expect(entry).toMatchObject({ stage: 'sent', hashes: [hashOf(1)], prompt: { token: 'b' } })
  })

  it('R-TX-9 keeps a signature and a hash that come after the end, and lets a late deletion close no send', () => {
    const deleted = after(safe, { type: 'deleted' }, signed)
    expect(deleted).toMatchObject({ stage: 'deleted', signatures: [{ signature: '0x12' }] })
    const lost = after(wallet, asked('send'), sent(), { type: 'settled', stage: 'dropped' })
    const found = entryReducer(lost, { ...sent('b'), hash: hashOf(2) } as OutboxEvent)
    expect(found).toMatchObject({ stage: 'sent', hashes: [hashOf(1), hashOf(2)] })
    const sending = after(safe, { type: 'readied' }, asked('send', 'b'))
    expect(sending.prompt).toMatchObject({ token: 'b' })
    expect(entryReducer(sending, { type: 'deleted', token: 'a' })).toBe(sending)
  })

  it('a signature that nobody heard of leaves no doubt', () => {
    const entry = after(safe, asked('signature'), { type: 'abandoned', token: 'a' })
    expect(entry).toMatchObject({ prompt: null, unresolvedSend: null, stage: 'draft' })
  })

  it('a Safe’s transaction is not sent before it is ready', () => {
    expect(entryReducer(safe, asked('send'))).toBe(safe)
  })

  it.each(['failed', 'dropped', 'cancelled', 'deleted'] as const)(
    'one that was %s may be begun anew, with the signatures that it has',
    (stage) => {
      const ended = { ...after(safe, asked('signature'), signed), stage, hashes: [hashOf(1)] }
      expect(entryReducer(ended, asked('send', 'b'))).toBe(ended)
      const again = entryReducer(ended, { type: 'renewed' })
      expect(again).toMatchObject({ stage: 'draft', hashes: [], signatures: [{ signer: account }] })
    },
  )

  it.each(['draft', 'sent', 'confirming', 'done', 'indexed', 'replaced'] as const)(
    'R-TX-4 one that is %s is not begun anew',
    (stage) => {
      const entry = { ...wallet, stage }
      expect(entryReducer(entry, { type: 'renewed' })).toBe(entry)
    },
  )

  it('R-ERR-4 a signature is kept until the gateway has that one, whoever signed before', () => {
    const ben = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const shared: OutboxEvent = { type: 'shared', signers: [account] }
    const first = after(safe, asked('signature'), signed)
    expect([isKept(first), isKept(after(first, shared))]).toEqual([true, false])
    // A second owner in the same browser, while the gateway is down.
    const second = after(first, shared, asked('signature', 'b'), {
      ...{ type: 'signed', token: 'b', signer: ben, signature: '0x34' },
    })
    expect(isKept(second)).toBe(true)
    expect(isKept(entryReducer(second, shared))).toBe(true)
    const both = entryReducer(second, { type: 'shared', signers: [ben] })
    expect([both.stage, isKept(both)]).toEqual(['shared', false])
    // Enough are here: it may be executed without the gateway, and is still to be shared.
    const ready = entryReducer(first, { type: 'readied' })
    expect([ready.stage, isKept(ready)]).toEqual(['ready', true])
    // The gateway has nothing of what was taken back.
    const deleted = after(both, { type: 'deleted' }, { type: 'renewed' })
    expect(deleted.signatures.every(({ isShared }) => isShared === false)).toBe(true)
  })

  it('R-ERR-4 what could not even be asked replaces what went wrong before, and no unresolvedSend', () => {
    const halted: OutboxEvent = { type: 'halted', fault: { kind: 'wallet.rejected' } }
    const before = after(safe, { type: 'faulted', fault: { kind: 'unheard' } })
    expect(entryReducer(before, halted).fault).toEqual({ kind: 'wallet.rejected' })
    for (const entry of [after(wallet, asked('send')), after(wallet, asked('send'), sent())]) {
      expect(entryReducer(entry, halted)).toBe(entry)
    }
  })

  it('R-ERR-4 what went wrong is put aside by who has seen it, and nothing else is', () => {
    const fault = { kind: 'otherData', answered: { asked: account, signature: '0x12' } } as const
    const answered = after(safe, asked('signature'), { type: 'refused', token: 'a', fault })
    expect(answered.fault).toEqual(fault)
    expect(entryReducer(answered, { type: 'dismissed' })).toEqual({ ...answered, fault: null })
    expect(entryReducer(safe, { type: 'dismissed' })).toBe(safe)
  })

  it('R-ERR-4 takes signatures in from a file, each once', () => {
    const received: OutboxEvent = {
      type: 'received',
      signatures: [{ signer: account, signature: '0x12' }],
    }
    const taken = entryReducer(safe, received)
    expect(taken).toMatchObject({ stage: 'signed', signatures: [{ isShared: false }] })
    const shared = entryReducer(taken, { type: 'shared', signers: [account] })
    expect(entryReducer(shared, received)).toBe(shared)
  })

  it('R-TX-4 what a wallet sent elsewhere can be asked again, at the same nonce, when somebody says so', () => {
    const away: OutboxEvent = { type: 'faulted', fault: { kind: 'otherChain' } }
    const lost = after(wallet, asked('send'), sent(), away)
    expect(entryReducer(lost, asked('send', 'b'))).toBe(lost)
    const again = entryReducer(lost, { type: 'notSent' })
    expect(again).toMatchObject({ stage: 'draft', walletNonce: 7, hashes: [hashOf(1)] })
    expect(entryReducer(again, asked('send', 'b')).prompt?.token).toBe('b')
    // Nobody says so of what this network knows.
    const known = after(wallet, asked('send'), sent())
    expect(entryReducer(known, { type: 'notSent' })).toBe(known)
  })

  it('R-TX-4 what is stuck may be replaced, at its own nonce', () => {
    const stuck = after(wallet, asked('send'), sent())
    const entry = after(stuck, asked('replacement', 'b'), {
      ...sent('b'),
      hash: hashOf(2),
    } as OutboxEvent)
    expect(entry.hashes).toEqual([hashOf(1), hashOf(2)])
  })
})

const token = fc.constantFrom('a', 'b', 'c')
const anyEvent: fc.Arbitrary<OutboxEvent> = fc.oneof(
  fc.record({
    type: fc.constant('prompted' as const),
    prompt: fc
      .tuple(fc.constantFrom('signature', 'send', 'replacement', 'deletion'), token)
      .map(([what, name]) => prompt(what as WalletPrompt['what'], name)), // one of the four
  }),
  token.map((name) => ({ ...signed, token: name }) as OutboxEvent),
  token.map((name) => sent(name)),
  token.map((name): OutboxEvent => ({ type: 'refused', token: name, fault: { kind: 'x' } })),
  token.map((name): OutboxEvent => ({ type: 'abandoned', token: name })),
  fc.constantFrom<OutboxEvent>(
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

describe('R-TX-9 the life of a message', () => {
  const message = newEntry({
    ...{ id: 'm', chainId: 1, account, kind: 'message', description: '', createdAt: 0 },
    message: { hash: hashOf(9), content: 'Hello' },
  })
  const shared: OutboxEvent = { type: 'shared', signers: [account] }

  it('is over once the gateway has what was signed', () => {
    const kept = after(message, asked('signature'), signed)
    expect(kept).toMatchObject({ stage: 'signed', signatures: [{ isShared: false }] })
    expect(entryReducer(kept, shared)).toMatchObject({ stage: 'indexed' })
  })

  it('begins anew when its owner signs it once more', () => {
    const over = after(message, asked('signature'), signed, shared, { type: 'renewed' })
    expect(over).toMatchObject({ stage: 'draft', signatures: [{ signature: '0x12' }] })
    expect(after(over, asked('signature', 'b'), { ...signed, token: 'b' })).toMatchObject({
      stage: 'signed',
      signatures: [{ isShared: false }],
    })
  })

  it.each(['send', 'replacement', 'deletion', 'renewal', 'handOver'] as const)(
    'is no %s',
    (what) => {
      expect(after(message, asked(what))).toBe(message)
    },
  )
})

describe('whatever happens', () => {
  it('R-TX-4 a send is asked only while none is open, doubtful or under way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(wallet, safe),
        fc.array(anyEvent, { maxLength: 40 }),
        (start, events) => {
          let entry = start
          for (const event of events) {
            const before = entry
            entry = entryReducer(before, event)
            if (entry.prompt && entry.prompt !== before.prompt && entry.prompt.what === 'send') {
              expect(before).toMatchObject({
                prompt: null,
                unresolvedSend: null,
                hashes: [],
                batch: null,
              })
            }
            // Two prompts are never open at once.
            expect(entry.prompt && entry.unresolvedSend).toBeNull()
            // What was sent is not forgotten.
            for (const hash of before.hashes) expect(entry.hashes).toContain(hash)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
