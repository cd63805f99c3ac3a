import type { Rehearsal } from '@countersign/rehearsal'
import { expect, it } from 'vitest'
import type { Rehearsed } from '../../review/rehearsal/toRehearsalState.ts'
import { aheadOf } from './aheadOf.ts'

const played: Rehearsal = {
  ...{ rung: 'probe', block: { number: 7n, hash: '0x' }, gasPrice: 1n, varied: 'same' },
  ...{ outcome: { status: 'success' }, done: 3, changes: [], asked: [], unread: [] },
  ...{ coverage: 'named', isEarly: false, tried: [] },
}
const fine: Rehearsed = {
  ...{ rehearsal: played, voices: 2, isDisputed: false, varied: 'same', reason: null },
}
const reverts: Rehearsal['outcome'] = {
  ...{ status: 'reverts', reason: { kind: 'nothing' }, inner: null },
}
const tried = { rung: 'simulate', details: '' } as const

it.each<[string, Partial<Rehearsed>, ReturnType<typeof aheadOf>]>([
  ['all go through', {}, { count: 3, why: null }],
  ['by one node alone', { voices: 1 }, { count: 3, why: null }],
  [
    'the third would not',
    { rehearsal: { ...played, outcome: reverts, done: 2 }, reason: '–' },
    { count: 2, why: 'fails' },
  ],
  [
    'not even the first would',
    { rehearsal: { ...played, outcome: reverts, done: 0 }, reason: '–' },
    { count: 0, why: 'fails' },
  ],
  ['nodes say different things', { isDisputed: true }, { count: 1, why: 'unsure' }],
  ['it turns when watched', { varied: 'otherwise' }, { count: 1, why: 'unsure' }],
  ['nothing came of playing it later', { varied: 'failed' }, { count: 1, why: 'unsure' }],
  [
    'more changes than are looked at',
    { rehearsal: { ...played, coverage: 'cut' } },
    { count: 1, why: 'unsure' },
  ],
  [
    'it was tried, and failed',
    { rehearsal: { rung: 'static', tried: [{ ...tried, fault: 'failed' }] } },
    { count: 1, why: 'unsure' },
  ],
  [
    'no node can',
    { rehearsal: { rung: 'static', tried: [{ ...tried, fault: 'unsupported' }] } },
    { count: 3, why: null },
  ],
])('R-JDG-8 of three that were rehearsed ahead: %s', (_, changes, expected) => {
  expect(aheadOf({ ...fine, ...changes }, 3)).toEqual(expected)
})
