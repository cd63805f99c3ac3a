import { expect, it } from 'vitest'
import { agreedBy } from './agreedBy.ts'

const ada = `0x${'a'.repeat(40)}` as const
const ben = `0x${'b'.repeat(40)}` as const

it('R-JDG-3 one node that denies an owner’s approval is enough, whichever it is', () => {
  expect(agreedBy([{ [ada]: true }, { [ada]: false }])).toEqual({ [ada]: false })
  expect(agreedBy([{ [ada]: false }, { [ada]: true }])).toEqual({ [ada]: false })
  expect(agreedBy([{ [ada]: true }, { [ada]: true }])).toEqual({ [ada]: true })
})

it('R-JDG-3 who did not answer denies nothing, and whom nobody could ask is left out', () => {
  expect(agreedBy([{ [ada]: true }, {}])).toEqual({ [ada]: true })
  expect(agreedBy([{ [ben]: true }, {}])).not.toHaveProperty(ada)
})
