import { expect, it } from 'vitest'
import { type Head, leaveBehind, pickBlock } from './pickBlock.ts'

const at = (number: number, timestamp = number * 12): Head => ({ number, timestamp })

it.each<[string, (Head | undefined)[], number | null]>([
  ['nobody', [], null],
  ['one', [at(100)], 100],
  ['all the same', [at(100), at(100), at(100)], 100],
  ['one that is a block behind', [at(100), at(99), at(100)], 99],
  ['one that is a block ahead', [at(100), at(101), at(100)], 100],
  ['two, of which one is a block behind after a long pause', [at(100, 0), at(101, 9_000)], 100],
  ['one that is sent back to an old state', [at(100), at(20), at(100)], 100],
  ['one that is far ahead', [at(100), at(900), at(99)], 99],
  ['two, of which one is sent back', [at(100), at(20)], 100],
  [
    'a fast chain, where nodes are some blocks apart',
    [at(1000, 50), at(980, 48), at(990, 49)],
    980,
  ],
])('R-GW-1 asks about one block of %s', (_, [nodeOne, nodeTwo, wallet], expected) => {
  expect(
    pickBlock({
      ...(nodeOne && { nodeOne }),
      ...(nodeTwo && { nodeTwo }),
      ...(wallet && { wallet }),
    }),
  ).toBe(expected)
})

it('R-GW-1 nobody sends the others back to an old block by a false date', () => {
  const heads = { nodeOne: at(20, 1_200), nodeTwo: at(100) }
  expect(pickBlock(heads)).toBe(20)
  expect(leaveBehind(heads, at(20))).toEqual({ nodeTwo: at(100) })
  // A block that is as old as it was said to be, or that everybody stands at, is kept.
  expect(leaveBehind(heads, at(99))).toBeNull()
  expect(leaveBehind({ nodeOne: at(100), nodeTwo: at(100) }, at(100, 1))).toBeNull()
})
