import { expect, it } from 'vitest'
import type { WaitingTransaction } from './judgeActions.ts'
import { verdictForActions } from './verdictForActions.ts'

type Row = [
  string,
  { isSettled: boolean; verdict: 'proven' | 'mismatch' | 'unchecked' },
  { isBlocked: boolean; isGiven: boolean },
  WaitingTransaction['verdict'],
]

const table: Row[] = [
  [
    'red that nothing typed helps with',
    { isSettled: true, verdict: 'mismatch' },
    { isBlocked: true, isGiven: true },
    'mismatch',
  ],
  [
    'red while something is still looked at',
    { isSettled: false, verdict: 'mismatch' },
    { isBlocked: true, isGiven: false },
    'mismatch',
  ],
  [
    'what is still looked at, whatever was typed',
    { isSettled: false, verdict: 'unchecked' },
    { isBlocked: false, isGiven: true },
    'running',
  ],
  [
    'what is proven',
    { isSettled: true, verdict: 'proven' },
    { isBlocked: false, isGiven: false },
    'proven',
  ],
  [
    'a doubt that nobody named',
    { isSettled: true, verdict: 'unchecked' },
    { isBlocked: false, isGiven: false },
    'unchecked',
  ],
  [
    'a doubt that was named',
    { isSettled: true, verdict: 'unchecked' },
    { isBlocked: false, isGiven: true },
    'accepted',
  ],
]

it.each(table)('R-GW-1 %s', (_, review, { isBlocked, isGiven }, meant) => {
  const demands = { isBlocked, topics: [], addresses: [], reasons: '' }
  expect(verdictForActions(review, { demands, isGiven })).toBe(meant)
})
