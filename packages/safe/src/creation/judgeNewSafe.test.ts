import { type Address, getAddress, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { listSentinel } from '../contracts/listSentinel.ts'
import { judgeNewSafe, MOST_OWNERS } from './judgeNewSafe.ts'

const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [a, b, c] = [address('a'), address('b'), address('c')]
const many = Array.from({ length: MOST_OWNERS + 1 }, (_, index) =>
  getAddress(`0x${(index + 2).toString(16).padStart(40, '0')}`),
)
const lower = a.toLowerCase() as Address // as valid as before

it.each([
  ['nobody', [], 1, { why: 'noOwner' }],
  ['the zero address', [a, zeroAddress], 1, { why: 'impossibleOwner', owner: zeroAddress }],
  ['the mark in the list', [listSentinel], 1, { why: 'impossibleOwner', owner: listSentinel }],
  ['somebody twice, however written', [a, b, lower], 2, { why: 'ownerTwice', owner: lower }],
  ['more than anybody needs', many, 1, { why: 'tooManyOwners' }],
  ['no signature', [a], 0, { why: 'thresholdNone' }],
  ['half a signature', [a, b], 1.5, { why: 'thresholdNone' }],
  ['more signatures than owners', [a, b], 3, { why: 'thresholdAboveOwners' }],
] as const)('R-GW-3 refuses %s', (_, owners, threshold, refusal) => {
  expect(judgeNewSafe({ owners, threshold })).toEqual({ refusal, cautions: [] })
})

it.each([
  ['1 of 1', [a], 1, ['oneKey']],
  ['1 of 2', [a, b], 1, ['oneDecides']],
  ['2 of 2', [a, b], 2, ['everybodyNeeded']],
  ['2 of 3', [a, b, c], 2, []],
  ['3 of 3', [a, b, c], 3, ['everybodyNeeded']],
  ['one that the maker has no part in', [b, c, address('d')], 2, ['notYours']],
] as const)('R-GW-3 says what to think of before %s is made', (_, owners, threshold, why) => {
  const { refusal, cautions } = judgeNewSafe({ owners, threshold, own: [a] })
  expect(refusal).toBeNull()
  expect(cautions.map((each) => each.why)).toEqual(why)
})

it('R-GW-3 says where an owner that is a contract is missing', () => {
  const networks = [
    { chainId: 1, contracts: [b] },
    { chainId: 2, contracts: [] },
  ]
  expect(judgeNewSafe({ owners: [a, b, c], threshold: 2, networks }).cautions).toEqual([
    { why: 'ownerIsContract', owner: b },
    { why: 'ownerAbsent', owner: b, chainId: 2 },
  ])
  const everywhere = networks.map((each) => ({ ...each, contracts: [b] }))
  expect(judgeNewSafe({ owners: [a, b, c], threshold: 2, networks: everywhere }).cautions).toEqual([
    { why: 'ownerIsContract', owner: b },
  ])
})
