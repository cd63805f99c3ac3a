import { expect, it } from 'vitest'
import { stepEvent } from '../../testing/stepEvent.ts'
import { cutStep } from './cutStep.ts'

const at = (...blocks: number[]) =>
  blocks.map((blockNumber, logIndex) =>
    stepEvent({ type: 'messageSigned', hash: '0x' }, { blockNumber, logIndex }),
  )

it.each<[why: string, blocks: number[], maximum: number, last: number | null]>([
  ['nothing', [], 2, null],
  ['what fits', [1, 2], 2, null],
  ['before the block that overflows', [1, 2, 3], 2, 2],
  ['between distant blocks, as late as it can', [1, 1, 9], 2, 8],
  ['before a block that would have to be divided', [1, 2, 2], 2, 1],
  ['never before the end of the first block', [5, 5, 5, 6], 2, 5],
])('cuts %s', (_why, blocks, maximum, last) => {
  expect(cutStep(at(...blocks), maximum)).toBe(last)
})
