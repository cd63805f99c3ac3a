import { expect, it } from 'vitest'
import type { Place } from './createMemory.ts'
import { rememberVisit } from './rememberVisit.ts'
import { togglePlace } from './togglePlace.ts'

const place = (number: number, chainId = 1): Place => ({
  chainId,
  address: `0x${number.toString(16).padStart(40, '0')}`,
})

it('puts the latest visit first, once, and forgets the oldest', () => {
  const visits = [1, 2, 1, 3, 4, 5, 6, 7, 8, 9].map((number) => place(number))
  const kept = visits.reduce(rememberVisit, [] as Place[])
  expect(kept).toEqual([9, 8, 7, 6, 5, 4, 3, 1].map((number) => place(number)))
})

it('tells the same address on two chains apart', () => {
  const both = [place(1), place(1, 2)]
  expect(togglePlace(both, place(1))).toEqual([place(1, 2)])
  expect(togglePlace([place(1)], place(1, 2))).toEqual(both)
})
