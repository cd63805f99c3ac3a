import type { Rehearsal } from '@countersign/rehearsal'
import { expect, it } from 'vitest'
import type { RehearsalState } from '../findInRehearsal.ts'
import { type Rehearsed, toRehearsalState } from './toRehearsalState.ts'

const played: Rehearsal = {
  rung: 'probe',
  block: { number: 12n, hash: '0x' },
  outcome: { status: 'success' },
  changes: [],
  asked: [],
  unread: [],
  coverage: 'named',
  isEarly: false,
  tried: [{ rung: 'simulate', fault: 'failed', details: '' }],
}
const both = { voices: 2, isDisputed: false }
const without = (fault: 'unsupported' | 'failed'): Rehearsed => ({
  rehearsal: { rung: 'static', tried: [{ rung: 'evm', fault, details: '' }] },
  reason: null,
  voices: 0,
  isDisputed: false,
})

it.each<[title: string, rehearsed: Rehearsed, state: RehearsalState]>([
  [
    'both nodes say',
    { rehearsal: played, reason: null, ...both },
    { state: 'agrees', block: '12', voices: 2 },
  ],
  [
    'one node alone says',
    { rehearsal: played, reason: null, ...both, voices: 1 },
    { state: 'agrees', block: '12', voices: 1 },
  ],
  [
    'nodes disagree about',
    { rehearsal: played, reason: null, ...both, isDisputed: true },
    { state: 'differs' },
  ],
  ['would fail', { rehearsal: played, reason: 'No', ...both }, { state: 'reverts', reason: 'No' }],
  ['no node can try', without('unsupported'), { state: 'static' }],
  ['was tried, and the trying failed', without('failed'), { state: 'failed' }],
])('R-REH-3 what %s is told as that', (_, rehearsed, state) => {
  expect(toRehearsalState(rehearsed)).toEqual(state)
})
