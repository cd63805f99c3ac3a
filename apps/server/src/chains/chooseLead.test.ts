import { expect, it } from 'vitest'
import { chooseLead, type NodeHead } from './chooseLead.ts'

const at = (number: number, timestamp: number): NodeHead => ({
  number,
  timestamp,
  hash: `0x${number}`,
})

it.each<[string, (NodeHead | undefined)[], number]>([
  ['one node', [at(9, 900)], 0],
  ['two at the same block', [at(9, 900), at(9, 900)], 0],
  ['a neighbour that heard of a block first', [at(9, 900), at(10, 912)], 0],
  ['many blocks within a moment, where blocks are fast', [at(9, 900), at(49, 910)], 0],
  ['few blocks in a long time, where blocks are slow', [at(9, 900), at(11, 1_500)], 0],
  ['a first node that is 50 blocks behind', [at(9, 900), at(59, 1_500)], 1],
  ['a second node that is 50 blocks behind', [at(59, 1_500), at(9, 900)], 0],
  ['a first node that says nothing', [undefined, at(9, 900)], 1],
  ['a second node that says nothing', [at(9, 900), undefined], 0],
  ['nobody who says anything', [undefined, undefined], 0],
  ['no node', [], 0],
])('R-OP-4 chooses among %s', (_, heads, lead) => {
  expect(chooseLead(heads)).toBe(lead)
})
