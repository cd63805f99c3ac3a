import { expect, it } from 'vitest'
import { remember } from './remember.ts'

it('works out what it is given once, and something else anew', () => {
  const asked: number[] = []
  const double = remember((value: number) => {
    asked.push(value)
    return value * 2
  }, String)
  expect([double(2), double(2), double(3)]).toEqual([4, 4, 6])
  expect(asked).toEqual([2, 3])
})
