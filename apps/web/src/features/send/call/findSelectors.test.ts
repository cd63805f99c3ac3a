import { expect, it } from 'vitest'
import { findSelectors } from './findSelectors.ts'

it('finds what is pushed in four bytes, and nothing inside of longer ones', () => {
  // PUSH4 a9059cbb EQ, PUSH32 with a PUSH4 inside, PUSH4 095ea7b3
  const inside = `63deadbeef${'00'.repeat(27)}`
  expect(findSelectors(`0x63a9059cbb147f${inside}63095ea7b3`)).toEqual(['0xa9059cbb', '0x095ea7b3'])
  expect(findSelectors('0x')).toEqual([])
})
