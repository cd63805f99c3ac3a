import { zeroAddress, zeroHash } from 'viem'
import { expect, it } from 'vitest'
import { compareGrounds } from './compareGrounds.ts'
import type { Ground } from './ground.ts'
import { keepSeen } from './keepSeen.ts'

const [ada, ben] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const safe = {
  ...{ nonce: 3, owners: [ada], threshold: 1, guard: null, version: '1.4.1' },
  singleton: zeroAddress,
}
const ground: Ground = { safe, balances: { [ada]: 5n }, code: { [ben]: zeroHash } }

it('R-TX-4 takes nonce and balances as seen when the page was drawn anew', () => {
  const latest = { ...ground, safe: { ...safe, nonce: 4 }, balances: { [ada]: 1n } }
  expect(compareGrounds(keepSeen(ground, latest), latest)).toEqual([])
})

it.each<[string, Ground]>([
  ['threshold', { ...ground, safe: { ...safe, threshold: 2 } }],
  ['owners', { ...ground, safe: { ...safe, owners: [ada, ben] } }],
  ['guard', { ...ground, safe: { ...safe, guard: ben } }],
  ['version', { ...ground, safe: { ...safe, singleton: ben } }],
  ['kind', { ...ground, safe: null }],
  ['code', { ...ground, code: { [ben]: `0x${'12'.repeat(32)}` } }],
])('R-TX-4 tells of the %s, also when the page was drawn anew meanwhile', (what, latest) => {
  expect(compareGrounds(keepSeen(ground, latest), latest)).toMatchObject([{ what }])
})
