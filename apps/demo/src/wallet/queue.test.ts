import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyQueue,
  type Queue,
  type QueueEvent,
  type Rules,
  reduceQueue,
  waiting,
} from './queue.ts'

const ASK: Rules = { answer: 'ask', hold: false, locked: false }
const APPROVE: Rules = { ...ASK, answer: 'approve' }
const REJECT: Rules = { ...ASK, answer: 'reject' }
const HOLD: Rules = { ...ASK, hold: true }
const LOCKED: Rules = { ...ASK, locked: true }

const asked = (id: number, unlock = false): QueueEvent => ({ type: 'asked', id, unlock })
const answered = (id: number, approved = true): QueueEvent => ({ type: 'answered', id, approved })
const rules = (next: Rules): QueueEvent => ({ type: 'rulesChanged', rules: next })
const ready: QueueEvent = { type: 'windowReady' }
const unreachable: QueueEvent = { type: 'windowUnreachable' }
const closed: QueueEvent = { type: 'windowClosed' }
const requested: QueueEvent = { type: 'windowRequested' }
const noteRejected: QueueEvent = { type: 'noteRejected' }
const lingerEnded: QueueEvent = { type: 'lingerEnded' }
const reset: QueueEvent = { type: 'reset' }

const yes = (id: number) => `${id} approved`
const no = (id: number) => `${id} rejected`

type Case = {
  rule: string
  start?: Rules
  events: QueueEvent[]
  surface: Queue['surface']
  /** Ids a person can see. */
  waiting?: number[]
  held?: number[]
  /** Everything settled along the way. */
  settled?: string[]
}

const cases: Case[] = [
  { rule: 'a request opens a window', events: [asked(1)], surface: 'opening', waiting: [1] },
  {
    rule: 'a window that reports is open',
    events: [asked(1), ready],
    surface: 'open',
    waiting: [1],
  },
  {
    rule: 'an answer settles its request and lets the window linger',
    events: [asked(1), ready, answered(1)],
    surface: 'lingering',
    settled: [yes(1)],
  },
  {
    rule: 'a rejection does the same',
    events: [asked(1), ready, answered(1, false)],
    surface: 'lingering',
    settled: [no(1)],
  },
  {
    rule: 'a lingering window closes in the end',
    events: [asked(1), ready, answered(1), lingerEnded],
    surface: 'closed',
    settled: [yes(1)],
  },
  {
    rule: 'a follow-up uses the lingering window',
    events: [asked(1), ready, answered(1), asked(2)],
    surface: 'open',
    waiting: [2],
    settled: [yes(1)],
  },
  {
    rule: 'a late end of lingering does not close a window in use',
    events: [asked(1), ready, answered(1), asked(2), lingerEnded],
    surface: 'open',
    waiting: [2],
    settled: [yes(1)],
  },
  {
    rule: 'a request after the window closed opens another',
    events: [asked(1), ready, answered(1), lingerEnded, asked(2)],
    surface: 'opening',
    waiting: [2],
    settled: [yes(1)],
  },
  {
    rule: 'the window stays open while more requests wait',
    events: [asked(1), asked(2), ready, answered(1)],
    surface: 'open',
    waiting: [2],
    settled: [yes(1)],
  },
  {
    rule: 'closing the window rejects what it showed; the rest waits behind the note',
    events: [asked(1), asked(2), ready, closed],
    surface: 'blocked',
    waiting: [2],
    settled: [no(1)],
  },
  {
    rule: 'closing the window on the last request ends it',
    events: [asked(1), ready, closed],
    surface: 'closed',
    settled: [no(1)],
  },
  {
    rule: 'closing a lingering window rejects nothing',
    events: [asked(1), ready, answered(1), closed],
    surface: 'closed',
    settled: [yes(1)],
  },
  {
    rule: 'a blocked window leaves the request to the note',
    events: [asked(1), unreachable],
    surface: 'blocked',
    waiting: [1],
  },
  {
    rule: 'the note opens the window',
    events: [asked(1), unreachable, requested],
    surface: 'opening',
    waiting: [1],
  },
  {
    rule: 'a window that reports late takes over from the note',
    events: [asked(1), unreachable, ready],
    surface: 'open',
    waiting: [1],
  },
  {
    rule: 'a window that is open is not unreachable any more',
    events: [asked(1), ready, unreachable],
    surface: 'open',
    waiting: [1],
  },
  {
    rule: 'the note rejects one request at a time',
    events: [asked(1), asked(2), unreachable, noteRejected],
    surface: 'blocked',
    waiting: [2],
    settled: [no(1)],
  },
  {
    rule: 'the note goes with the last request',
    events: [asked(1), unreachable, noteRejected],
    surface: 'closed',
    settled: [no(1)],
  },
  {
    rule: 'a note that is gone rejects nothing',
    events: [asked(1), ready, noteRejected],
    surface: 'open',
    waiting: [1],
  },
  {
    rule: 'the note has no say over an open window',
    events: [asked(1), ready, requested],
    surface: 'open',
    waiting: [1],
  },
  {
    rule: 'an answer to nothing changes nothing',
    events: [asked(1), ready, answered(7)],
    surface: 'open',
    waiting: [1],
  },
  {
    rule: 'a second answer changes nothing',
    events: [asked(1), ready, answered(1), answered(1, false)],
    surface: 'lingering',
    settled: [yes(1)],
  },
  {
    rule: 'a request further back can be answered, from the settings',
    events: [asked(1), asked(2), ready, answered(2)],
    surface: 'open',
    waiting: [1],
    settled: [yes(2)],
  },
  {
    rule: 'an answer from the settings closes a window that is only opening',
    events: [asked(1), answered(1)],
    surface: 'closed',
    settled: [yes(1)],
  },
  {
    rule: 'approving by itself opens no window',
    start: APPROVE,
    events: [asked(1)],
    surface: 'closed',
    settled: [yes(1)],
  },
  {
    rule: 'rejecting by itself opens no window',
    start: REJECT,
    events: [asked(1)],
    surface: 'closed',
    settled: [no(1)],
  },
  {
    rule: 'rejecting by itself needs no unlocking',
    start: { ...REJECT, locked: true },
    events: [asked(1, true)],
    surface: 'closed',
    settled: [no(1)],
  },
  {
    rule: 'approving by itself stops at the lock',
    start: { ...APPROVE, locked: true },
    events: [asked(1, true)],
    surface: 'opening',
    waiting: [1],
  },
  {
    rule: 'unlocking settles every request to unlock, and no other',
    start: LOCKED,
    events: [asked(1, true), asked(2, true), asked(3), ready, rules(ASK)],
    surface: 'open',
    waiting: [3],
    settled: [yes(1), yes(2)],
  },
  {
    rule: 'what waits is approved when the wallet begins to approve by itself',
    events: [asked(1), asked(2), ready, rules(APPROVE)],
    surface: 'lingering',
    settled: [yes(1), yes(2)],
  },
  {
    rule: 'a held request opens no window',
    start: HOLD,
    events: [asked(1)],
    surface: 'closed',
    held: [1],
  },
  {
    rule: 'hold comes before approving and rejecting by itself',
    start: { ...REJECT, hold: true },
    events: [asked(1)],
    surface: 'closed',
    held: [1],
  },
  {
    rule: 'hold does not take away what is shown',
    events: [asked(1), ready, rules(HOLD), asked(2)],
    surface: 'open',
    waiting: [1],
    held: [2],
  },
  {
    rule: 'the end of hold shows what was held',
    start: HOLD,
    events: [asked(1), asked(2), rules(ASK)],
    surface: 'opening',
    waiting: [1, 2],
  },
  {
    rule: 'the end of hold lets the wallet decide by itself',
    start: { ...APPROVE, hold: true },
    events: [asked(1), rules(APPROVE)],
    surface: 'closed',
    settled: [yes(1)],
  },
  {
    rule: 'a held request can be answered from the settings',
    start: HOLD,
    events: [asked(1), answered(1)],
    surface: 'closed',
    settled: [yes(1)],
  },
  {
    rule: 'closing the window does not reject what is held',
    events: [asked(1), ready, rules(HOLD), asked(2), closed],
    surface: 'closed',
    held: [2],
    settled: [no(1)],
  },
  {
    rule: 'reset rejects everything, held or not',
    events: [asked(1), ready, rules(HOLD), asked(2), reset],
    surface: 'lingering',
    settled: [no(1), no(2)],
  },
]

function play(start: Rules, events: readonly QueueEvent[]) {
  const settled: string[] = []
  let queue = emptyQueue(start)
  for (const event of events) {
    queue = reduceQueue(queue, event)
    for (const { id, approved } of queue.settled) settled.push(approved ? yes(id) : no(id))
  }
  return { queue, settled }
}

describe('the queue', () => {
  test.each(cases)('$rule', (example) => {
    const { queue, settled } = play(example.start ?? ASK, example.events)
    expect({
      surface: queue.surface,
      waiting: waiting(queue).map(({ id }) => id),
      held: queue.entries.filter(({ held }) => held).map(({ id }) => id),
      settled,
    }).toEqual({
      surface: example.surface,
      waiting: example.waiting ?? [],
      held: example.held ?? [],
      settled: example.settled ?? [],
    })
  })

  test('an answer keeps the accounts that were chosen', () => {
    const queue = [asked(1), ready].reduce(reduceQueue, emptyQueue(ASK))
    const after = reduceQueue(queue, { type: 'answered', id: 1, approved: true, accounts: [2, 4] })
    expect(after.settled).toEqual([{ id: 1, approved: true, accounts: [2, 4] }])
  })

  const anyRules = fc.record({
    answer: fc.constantFrom('ask', 'approve', 'reject'),
    hold: fc.boolean(),
    locked: fc.boolean(),
  })
  const anyEvent: fc.Arbitrary<QueueEvent> = fc.oneof(
    fc.record({ type: fc.constant('asked'), id: fc.nat(), unlock: fc.boolean() }),
    fc.record({ type: fc.constant('rulesChanged'), rules: anyRules }),
    fc.record({ type: fc.constant('answered'), id: fc.nat(30), approved: fc.boolean() }),
    fc.constantFrom(ready, unreachable, closed, requested, noteRejected, lingerEnded, reset),
  )

  test('every request is settled at most once, and a person can always reach what waits', () => {
    fc.assert(
      fc.property(anyRules, fc.array(anyEvent, { maxLength: 40 }), (start, events) => {
        const numbered = events.map((event, index) =>
          event.type === 'asked' ? { ...event, id: index } : event,
        )
        const { queue, settled } = play(start, numbered)
        const ids = settled.map((text) => text.split(' ')[0])
        expect(new Set(ids).size).toBe(ids.length)
        for (const { id } of queue.entries) expect(ids).not.toContain(`${id}`)
        if (waiting(queue).length > 0) {
          expect(['opening', 'open', 'blocked']).toContain(queue.surface)
        } else expect(['closed', 'lingering']).toContain(queue.surface)
      }),
    )
  })
})
