import { parseGwei, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { judgeTerms } from './judgeTerms.ts'

const price = parseGwei('2')
const terms = {
  ...{ safeTxGas: 60_000n, baseGas: 80_000n, gasPrice: price, data: '0x' as const },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
} as const
const token = '0x1111111111111111111111111111111111111111'
const unspent = { baseGas: 10_000_001n }

it.each([
  ['what a relayer asks for', {}, price, 'fair'],
  ['gas that nobody can spend', unspent, price, 'excessive'],
  ['the same, for less than gas costs', { ...unspent, gasPrice: 1n }, price, 'excessive'],
  ['the same, in a token', { ...unspent, gasToken: token }, price, 'excessive'],
  ['the same, where no price is known', unspent, null, 'excessive'],
  ['a token for gas that is spent', { gasToken: token }, price, 'incomparable'],
  ['nothing that is paid back', { ...unspent, gasPrice: 0n }, price, undefined],
] as const)('R-JDG-7 of %s is said what the server refuses, too', (_, changes, now, verdict) => {
  expect(judgeTerms({ ...terms, ...changes }, now)?.verdict).toBe(verdict)
})
