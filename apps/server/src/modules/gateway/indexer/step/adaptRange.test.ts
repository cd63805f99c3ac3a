import { expect, it } from 'vitest'
import { adaptRange, MAX_RANGE, type RangeOutcome } from './adaptRange.ts'

const refused: RangeOutcome = { type: 'refused' }
const answered = (logs: number): RangeOutcome => ({ type: 'answered', logs })

it.each<[why: string, size: number, outcome: RangeOutcome, next: number]>([
  ['half after a refusal', 1_000, refused, 500],
  ['rounded down', 5, refused, 2],
  ['never none', 1, refused, 1],
  ['double after a short answer', 1_000, answered(0), 2_000],
  ['double up to half of a long one', 1_000, answered(1_000), 2_000],
  ['the same after a good one', 1_000, answered(1_500), 1_000],
  ['half after a long one', 1_000, answered(2_001), 500],
  ['no more than nodes allow', MAX_RANGE - 1, answered(0), MAX_RANGE],
])('asks for %s', (_why, size, outcome, next) => {
  expect(adaptRange(size, outcome)).toBe(next)
})
