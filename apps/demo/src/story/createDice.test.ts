import { expect, test } from 'vitest'
import { createDice } from './createDice.ts'

test('the same seed rolls the same numbers, another seed others', () => {
  const roll = (seed: number) => {
    const dice = createDice(seed)
    return Array.from({ length: 20 }, () => dice.roll(0, 1_000_000))
  }
  expect(roll(7)).toEqual(roll(7))
  expect(roll(8)).not.toEqual(roll(7))
})

test('rolls from the lowest to the highest number, and picks every item', () => {
  const dice = createDice(1)
  const rolled = new Set(Array.from({ length: 200 }, () => dice.roll(-1, 2)))
  expect([...rolled].toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2])
  const picked = new Set(Array.from({ length: 200 }, () => dice.pick(['a', 'b', 'c'])))
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c'])
})
