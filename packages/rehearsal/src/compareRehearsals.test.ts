import { expect, it } from 'vitest'
import { compareRehearsals, type RehearseBy } from './compareRehearsals.ts'
import type { NotRehearsed, Rehearsal } from './types.ts'

const holder = `0x${'a1'.repeat(20)}` as const

/** The holder ends with so much. */
const ends = (after: bigint, number = 7n): Rehearsal => ({
  rung: 'probe',
  block: { number, hash: '0x' },
  gasPrice: 1n,
  varied: 'same',
  outcome: { status: 'success' },
  done: 1,
  changes: [{ kind: 'coin', holder, before: 10n, after }],
  asked: [`holder=${holder} kind=coin`],
  unread: [],
  coverage: 'named',
  isEarly: false,
  tried: [],
})
const cannot = (fault: 'unsupported' | 'failed'): NotRehearsed => ({
  rung: 'static',
  tried: [{ rung: 'probe', fault, details: '' }],
})
const says =
  (heard: Rehearsal | NotRehearsed): RehearseBy =>
  async () =>
    heard
const away: RehearseBy = async () => Promise.reject(new Error('away'))

it('R-REH-3 two nodes that come to the same are two voices', async () => {
  const found = await compareRehearsals([says(ends(5n)), says(ends(5n))])
  expect(found).toEqual({ rehearsal: ends(5n), voices: 2, isDisputed: false, varied: 'same' })
})

it('R-REH-3 a node that says something else at the same block is not believed, whichever it is', async () => {
  for (const nodes of [
    [says(ends(5n)), says(ends(9n))],
    [says(ends(9n)), says(ends(5n))],
  ]) {
    expect(await compareRehearsals(nodes)).toMatchObject({ voices: 2, isDisputed: true })
  }
})

it('R-REH-3 a node that says another amount before, and the same difference, is not believed at that block', async () => {
  const richer = (number: bigint, hash: '0x' | '0x01'): Rehearsal => ({
    ...ends(5n, number),
    block: { number, hash },
    changes: [{ kind: 'coin', holder, before: 1_010n, after: 1_005n }],
  })
  for (const [other, isDisputed] of [
    [richer(7n, '0x'), true],
    // Balances move by themselves, from one block to the next.
    [richer(8n, '0x01'), false],
  ] as const) {
    expect(await compareRehearsals([says(ends(5n)), says(other)])).toMatchObject({ isDisputed })
  }
})

it('R-REH-3 nodes a block apart are asked again about the older of both', async () => {
  const asked: (bigint | undefined)[] = []
  const behind: RehearseBy = async (height) => {
    asked.push(height)
    return ends(5n, 6n)
  }
  const ahead: RehearseBy = async (height) => (height === 6n ? ends(5n, 6n) : ends(9n, 7n))
  const found = await compareRehearsals([ahead, behind])
  expect(asked).toEqual([undefined, 6n])
  expect(found).toEqual({ rehearsal: ends(5n, 6n), voices: 2, isDisputed: false, varied: 'same' })
})

it('R-REH-3 who is not heard the second time has not taken anything back', async () => {
  let count = 0
  const once: RehearseBy = async () =>
    count++ === 0 ? ends(9n) : Promise.reject(new Error('away'))
  expect(await compareRehearsals([says(ends(5n)), once])).toMatchObject({ isDisputed: true })
})

it('R-REH-3 a node that hides a change behind a narrower view is not believed', async () => {
  const hidden: Rehearsal = { ...ends(5n), changes: [] }
  const seen: Rehearsal = { ...ends(5n), coverage: 'everybody' }
  expect(await compareRehearsals([says(hidden), says(seen)])).toMatchObject({ isDisputed: true })
  expect(await compareRehearsals([says(seen), says(hidden)])).toMatchObject({ isDisputed: true })
})

it('R-REH-3 what only one of them could see is shown, and is one voice', async () => {
  const narrow: Rehearsal = { ...ends(5n), changes: [], asked: [] }
  const wide: Rehearsal = { ...ends(5n), coverage: 'everybody' }
  const found = await compareRehearsals([says(narrow), says(wide)])
  expect(found).toEqual({ rehearsal: wide, voices: 1, isDisputed: false, varied: 'same' })
})

it('R-REH-3 nobody sends the others far back to where it would be so', async () => {
  const old: RehearseBy = async () => ends(5n, 1n)
  const honest: RehearseBy = async (height) => (height === undefined ? ends(9n, 7n) : ends(5n, 1n))
  expect(await compareRehearsals([old, honest])).toMatchObject({ isDisputed: true })
})

it.each<[title: string, nodes: RehearseBy[]]>([
  ['that is away', [says(ends(5n)), away]],
  ['that cannot', [says(cannot('unsupported')), says(ends(5n))]],
])('R-REH-3 a node %s is no voice', async (_, nodes) => {
  const found = await compareRehearsals(nodes)
  expect(found).toEqual({ rehearsal: ends(5n), voices: 1, isDisputed: false, varied: 'same' })
})

it('R-REH-6 who says that there is more than was looked at is not outdone by who saw less', async () => {
  const cut: Rehearsal = { ...ends(5n), coverage: 'cut' }
  const whole: Rehearsal = { ...ends(5n), coverage: 'everybody' }
  const found = await compareRehearsals([says(whole), says(cut)])
  expect(found.rehearsal).toEqual(cut)
})

it('R-REH-6 what turns for one node turns, and what one could not vary was not varied', async () => {
  const node = (varied: Rehearsal['varied']) => says({ ...ends(5n), varied })
  const of = async (...all: Rehearsal['varied'][]) =>
    (await compareRehearsals(all.map(node))).varied
  expect(await of('same', 'same')).toBe('same')
  expect(await of('same', 'not')).toBe('not')
  expect(await of('not', 'otherwise')).toBe('otherwise')
  expect(await of('same', 'otherwise')).toBe('otherwise')
  expect(await of('same', 'failed', 'not')).toBe('failed')
})

it('R-REH-3 where nobody can, all that was tried is told', async () => {
  const found = await compareRehearsals([says(cannot('unsupported')), says(cannot('failed'))])
  expect(found.voices).toBe(0)
  expect(found.rehearsal.tried.map(({ fault }) => fault)).toEqual(['unsupported', 'failed'])
})

it('R-REH-3 where nobody answers, that is said', async () => {
  await expect(compareRehearsals([away, away])).rejects.toThrow('away')
})
