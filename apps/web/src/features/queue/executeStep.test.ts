import type { ActionReason, Review } from '@countersign/judge'
import { expect, it } from 'vitest'
import { executeStep } from './executeStep.ts'

const VERDICTS = ['proven', 'unchecked', 'mismatch'] as const
const REASONS: readonly (ActionReason | null | undefined)[] = [
  null,
  undefined,
  ...(['unproven', 'danger', 'unchecked', 'connect', 'onItsWay'] as const).map((why) => ({ why })),
  { why: 'missing', count: 1 },
]
const cells = VERDICTS.flatMap((verdict) =>
  [true, false].flatMap((isSettled) =>
    REASONS.map((reason) => ({ review: { verdict, isSettled }, reason })),
  ),
)
const of = (review: Pick<Review, 'verdict' | 'isSettled'>) =>
  REASONS.map((reason) => executeStep(review, reason))

it('R-JDG-8 only what is green, settled and can be executed is executed where it stands', () => {
  const executed = cells.filter(({ review, reason }) => executeStep(review, reason) === 'execute')
  expect(executed).toEqual([{ review: { verdict: 'proven', isSettled: true }, reason: null }])
})

it('R-JDG-8 what is red is looked at without waiting for the rest', () => {
  expect(new Set(of({ verdict: 'mismatch', isSettled: false }))).toEqual(new Set(['look']))
})

it('R-JDG-8 nothing that is still looked at is executed, or led away from', () => {
  const [free, unsigned, ...others] = of({ verdict: 'unchecked', isSettled: false })
  expect([free, unsigned]).toEqual(['wait', 'look'])
  expect(new Set(others)).toEqual(new Set(['wait']))
})
