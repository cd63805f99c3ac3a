import { parseEther, parseGwei, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import type { SafeTransaction } from '../types.ts'
import { judgeRefund } from './judgeRefund.ts'

const nothing: SafeTransaction = {
  ...{ to: zeroAddress, value: 0n, data: '0x', operation: 0, nonce: 1n },
  ...{ safeTxGas: 60_000n, baseGas: 80_000n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
}
const price = parseGwei('2')
const verdictOf = (terms: Partial<SafeTransaction>, now: bigint | null = price) =>
  judgeRefund({ ...nothing, ...terms }, now)?.verdict ?? null

it('R-JDG-1 nothing is judged where nothing is paid back', () => {
  expect(verdictOf({})).toBeNull()
})

it('R-JDG-1 what a relayer asks for at the price of the day is fair', () => {
  expect(verdictOf({ gasPrice: price })).toBe('fair')
})

it.each<[string, Partial<SafeTransaction>]>([
  ['a base that nobody uses', { gasPrice: price, baseGas: 5_000_000_000n }],
  ['a price far above that of the day', { gasPrice: price * 100n }],
  ['a content that could need everything', { gasPrice: price, safeTxGas: 10n ** 12n }],
  ['a small base at a huge price', { gasPrice: parseEther('1'), baseGas: 10n }],
])('R-JDG-1 %s is more than its gas is worth', (_, terms) => {
  expect(verdictOf(terms)).toBe('excessive')
})

it('R-JDG-1 a token, or no price to compare with, is never called fair', () => {
  const gasToken = '0x1111111111111111111111111111111111111111'
  expect(verdictOf({ gasPrice: 1n, gasToken })).toBe('incomparable')
  expect(verdictOf({ gasPrice: price }, null)).toBe('incomparable')
})
