import { zeroAddress, zeroHash } from 'viem'
import { expect, it } from 'vitest'
import type { AccountSnapshot } from './accountSnapshot.ts'
import { compareSnapshots } from './compareSnapshots.ts'
import { keepSeen } from './keepSeen.ts'

const [ada, ben] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const safe = {
  ...{ nonce: 3, owners: [ada], threshold: 1, guard: null, version: '1.4.1' },
  singleton: zeroAddress,
}
const snapshot: AccountSnapshot = { safe, balances: { [ada]: 5n }, code: { [ben]: zeroHash } }

it('R-TX-4 takes nonce and balances as seen when the page was drawn anew', () => {
  const latest = { ...snapshot, safe: { ...safe, nonce: 4 }, balances: { [ada]: 1n } }
  expect(compareSnapshots(keepSeen(snapshot, latest), latest)).toEqual([])
})

it.each<[string, AccountSnapshot]>([
  ['threshold', { ...snapshot, safe: { ...safe, threshold: 2 } }],
  ['owners', { ...snapshot, safe: { ...safe, owners: [ada, ben] } }],
  ['guard', { ...snapshot, safe: { ...safe, guard: ben } }],
  ['version', { ...snapshot, safe: { ...safe, singleton: ben } }],
  ['kind', { ...snapshot, safe: null }],
  ['code', { ...snapshot, code: { [ben]: `0x${'12'.repeat(32)}` } }],
])('R-TX-4 tells of the %s, also when the page was drawn anew meanwhile', (what, latest) => {
  expect(compareSnapshots(keepSeen(snapshot, latest), latest)).toMatchObject([{ what }])
})
