import { encodeAbiParameters, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { readSafeState, safeStateCalls } from './safeState.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const MODULE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const END = '0x0000000000000000000000000000000000000001'

const addresses = (...list: Hex[]) => encodeAbiParameters([{ type: 'address[]' }], [list])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const page = encodeAbiParameters([{ type: 'address[]' }, { type: 'address' }], [[MODULE], END])

const answers: (Hex | undefined)[] = [
  addresses(ADA),
  number(1n),
  number(7n),
  text('1.4.1'),
  page,
  undefined,
]
/** The answers with one of them replaced. */
const withAnswer = (index: number, answer: Hex | undefined) => answers.with(index, answer)

it('R-GW-1 reads a Safe by its answers', () => {
  expect(answers).toHaveLength(safeStateCalls.length)
  expect(readSafeState(answers)).toEqual({
    owners: [ADA],
    threshold: 1,
    nonce: 7,
    version: '1.4.1',
    modules: [MODULE],
  })
})

it('R-GW-1 reads the modules of an old Safe by its own function, and null where it cannot say', () => {
  const old = withAnswer(4, undefined).with(5, addresses(MODULE))
  expect(readSafeState(old)?.modules).toEqual([MODULE])
  expect(readSafeState(withAnswer(4, undefined))?.modules).toBeNull()
})

it.each([
  ['no owners', withAnswer(0, addresses())],
  ['no answer about owners', withAnswer(0, undefined)],
  ['owners that are none', withAnswer(0, '0x1234')],
  ['a threshold of nothing', withAnswer(1, number(0n))],
  ['a threshold beyond counting', withAnswer(1, number(2n ** 200n))],
  ['no nonce', withAnswer(2, '0x')],
  ['a nonce beyond counting', withAnswer(2, number(2n ** 53n))],
  ['no version', withAnswer(3, undefined)],
  ['an essay for a version', withAnswer(3, text('1'.repeat(33)))],
  ['silence', []],
])('R-GW-1 takes %s for no Safe', (_, told) => {
  expect(readSafeState(told)).toBe(undefined)
})
