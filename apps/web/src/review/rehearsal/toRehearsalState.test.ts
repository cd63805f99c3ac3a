import type { RehearsalState } from '@countersign/judge'
import type { Rehearsal } from '@countersign/rehearsal'
import { expect, it } from 'vitest'
import { type Rehearsed, toRehearsalState } from './toRehearsalState.ts'

const played: Rehearsal = {
  rung: 'probe',
  block: { number: 12n, hash: '0x' },
  gasPrice: 1n,
  varied: 'same',
  outcome: { status: 'success' },
  done: 1,
  changes: [],
  asked: [],
  unread: [],
  coverage: 'named',
  isEarly: false,
  tried: [{ rung: 'simulate', fault: 'failed', details: '' }],
}
const both = { voices: 2, isDisputed: false, varied: 'same' } as const
const without = (fault: 'unsupported' | 'failed'): Rehearsed => ({
  rehearsal: { rung: 'static', tried: [{ rung: 'evm', fault, details: '' }] },
  reason: null,
  voices: 0,
  isDisputed: false,
  varied: 'not',
})

it.each<[title: string, rehearsed: Rehearsed, state: RehearsalState]>([
  [
    'both nodes say',
    { rehearsal: played, reason: null, ...both },
    { state: 'agrees', block: '12', voices: 2, isVaried: true },
  ],
  [
    'one node alone says',
    { rehearsal: played, reason: null, ...both, voices: 1 },
    { state: 'agrees', block: '12', voices: 1, isVaried: true },
  ],
  [
    'nobody could vary',
    { rehearsal: played, reason: null, ...both, varied: 'not' },
    { state: 'agrees', block: '12', voices: 2, isVaried: false },
  ],
  [
    'touches more than is looked at, and ended in nothing when it was varied',
    { rehearsal: { ...played, coverage: 'cut' }, reason: null, ...both, varied: 'failed' },
    { state: 'agrees', block: '12', voices: 2, isVaried: false, doubts: ['cut', 'unvaried'] },
  ],
  [
    'does something else when it is not watched',
    { rehearsal: played, reason: null, ...both, varied: 'otherwise' },
    { state: 'watched' },
  ],
  [
    'would fail, now or only later',
    { rehearsal: played, reason: 'No', ...both, varied: 'otherwise' },
    { state: 'reverts', reason: 'No' },
  ],
  [
    'nodes disagree about',
    { rehearsal: played, reason: null, ...both, isDisputed: true },
    { state: 'differs' },
  ],
  ['would fail', { rehearsal: played, reason: 'No', ...both }, { state: 'reverts', reason: 'No' }],
  ['no node can try', without('unsupported'), { state: 'static' }],
  ['was tried, and the trying failed', without('failed'), { state: 'failed' }],
])('R-REH-3 R-REH-6 what %s is told as that', (_, rehearsed, state) => {
  expect(toRehearsalState(rehearsed)).toEqual(state)
})
