import { expect, it } from 'vitest'
import { type RunAt, runAt } from './runAt.ts'

const line = [5, 6, 7].map((nonce) => ({ id: `of ${nonce}`, nonce }))
const all = { count: 3, why: null }
const refused = { status: 'refused', entry: null, fault: { kind: 'wallet.rejected' } } as const
const sent = { status: 'done' } as { status: 'done'; entry: never } // of the act nothing is asked

type Run = Parameters<typeof runAt>[0]
const of = (nonce: number) => ({ id: `of ${nonce}`, nonce })

it.each<[string, Partial<Run>, RunAt]>([
  ['while it is rehearsed', { ahead: undefined }, { state: 'rehearsing' }],
  ['at the first', {}, { state: 'executing', ...of(5) }],
  ['after it was sent', { ended: { 'of 5': sent } }, { state: 'waiting', ...of(5) }],
  ['once it is executed', { nonce: 6, ended: { 'of 5': sent } }, { state: 'executing', ...of(6) }],
  ['once somebody else executed one of them', { nonce: 7 }, { state: 'executing', ...of(7) }],
  ['once all are executed', { nonce: 8 }, { state: 'done' }],
  ['while the Safe’s own nonce is not known', { nonce: 0 }, { state: 'rehearsing' }],
  [
    'where one is not green',
    { nonce: 6, ended: { 'of 5': sent, 'of 6': 'look' } },
    { state: 'stopped', why: 'look', ...of(6) },
  ],
  [
    'for good, also when somebody else executes what it stopped at',
    { nonce: 6, ended: { 'of 5': refused } },
    { state: 'stopped', why: 'refused', ...of(5) },
  ],
  [
    'where the wallet said no',
    { ended: { 'of 5': refused } },
    { state: 'stopped', why: 'refused', ...of(5) },
  ],
  [
    'where one would not go through after those before it',
    { nonce: 7, ahead: { count: 2, why: 'fails' } },
    { state: 'stopped', why: 'fails', ...of(7) },
  ],
  [
    'where nobody could rehearse it ahead',
    { nonce: 6, ahead: { count: 1, why: 'unsure' } },
    { state: 'stopped', why: 'unsure', ...of(6) },
  ],
  [
    'where not even the first would go through',
    { ahead: { count: 0, why: 'fails' } },
    { state: 'stopped', why: 'fails', ...of(5) },
  ],
])('R-JDG-8 several in order: %s', (_, run, expected) => {
  expect(runAt({ line, nonce: 5, ahead: all, ended: {}, ...run })).toEqual(expected)
})
