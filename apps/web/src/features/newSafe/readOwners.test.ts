import { expect, it } from 'vitest'
import { readOwners } from './readOwners.ts'

const a = `0x${'a'.repeat(40)}` as const
const found = { status: 'found', address: a, name: null } as const

it('R-GW-3 leaves empty lines out', () => {
  const lines = [
    { text: a, read: found },
    { text: ' ', read: { status: 'fault', fault: { word: 'fault.noRecipient' } } as const },
  ]
  expect(readOwners(lines)).toEqual({ owners: [a], isWhole: true })
})

it.each([
  ['a name that is still asked for', { status: 'asking' } as const],
  ['one that means nobody', { status: 'fault', fault: { word: 'fault.noAddress' } } as const],
])('R-GW-3 is not whole with %s', (_, read) => {
  const lines = [
    { text: a, read: found },
    { text: 'ada.demo', read },
  ]
  expect(readOwners(lines)).toEqual({ owners: [a], isWhole: false })
})

it('R-GW-3 is not whole without anybody', () => {
  expect(readOwners([])).toEqual({ owners: [], isWhole: false })
})
