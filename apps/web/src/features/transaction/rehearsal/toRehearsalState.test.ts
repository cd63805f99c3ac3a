import type { Rehearsal } from '@countersign/rehearsal'
import { expect, it } from 'vitest'
import type { RehearsalState } from '../findInRehearsal.ts'
import { type Rehearsed, toRehearsalState } from './toRehearsalState.ts'

const played: Rehearsal = {
  rung: 'probe',
  block: { number: 12n, hash: '0x' },
  outcome: { status: 'success' },
  changes: [],
  unread: [],
  coverage: 'named',
  isEarly: false,
  tried: [{ rung: 'simulate', fault: 'failed', details: '' }],
}
const without = (fault: 'unsupported' | 'failed'): Rehearsed => ({
  rehearsal: { rung: 'static', tried: [{ rung: 'evm', fault, details: '' }] },
  reason: null,
})

it.each<[title: string, rehearsed: Rehearsed, state: RehearsalState]>([
  ['agrees', { rehearsal: played, reason: null }, { state: 'agrees', block: '12' }],
  ['would fail', { rehearsal: played, reason: 'No' }, { state: 'reverts', reason: 'No' }],
  ['no node can try it', without('unsupported'), { state: 'static' }],
  ['was tried, and the trying failed', without('failed'), { state: 'failed' }],
])('R-REH-3 what %s is told as that', (_, rehearsed, state) => {
  expect(toRehearsalState(rehearsed)).toEqual(state)
})
