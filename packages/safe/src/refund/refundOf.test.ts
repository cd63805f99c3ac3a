import { type Address, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { maximumRefund } from './maximumRefund.ts'
import { refundOf } from './refundOf.ts'

const token: Address = '0x1111111111111111111111111111111111111111'
const friend: Address = '0x2222222222222222222222222222222222222222'
const terms = {
  baseGas: 1_000n,
  gasPrice: 50n,
  gasToken: zeroAddress as Address,
  refundReceiver: zeroAddress as Address,
}
const at = (gasPrice: bigint, version = '1.4.1') => ({ version, gasUsed: 500n, gasPrice })

it('R-REH-5 pays coins back at the lower of both prices, to whoever sends it', () => {
  const paid = (amount: bigint) => ({ token: null, amount, receiver: null })
  expect(refundOf(terms, at(2n))).toEqual(paid(3_000n))
  expect(refundOf(terms, at(50n))).toEqual(paid(75_000n))
  expect(refundOf(terms, at(90n))).toEqual(paid(75_000n))
  expect(refundOf(terms, at(0n))).toEqual(paid(0n))
})

it('R-REH-5 pays the price that was signed in a token, whatever the sender paid', () => {
  const signed = { ...terms, gasToken: token, refundReceiver: friend }
  expect(refundOf(signed, at(0n))).toEqual({ token, amount: 75_000n, receiver: friend })
  expect(refundOf(signed, at(90n))).toEqual({ token, amount: 75_000n, receiver: friend })
})

it('R-REH-5 a Safe before 1.1.0 pays coins at the price that was signed', () => {
  for (const version of ['0.1.0', '1.0.0']) {
    expect(refundOf(terms, at(2n, version))?.amount).toBe(75_000n)
  }
  expect(refundOf(terms, at(2n, '1.1.0'))?.amount).toBe(3_000n)
  expect(refundOf(terms, at(2n, '1.3.0+L2'))?.amount).toBe(3_000n)
})

it('R-REH-5 nothing is paid back where no price was signed, whatever else was', () => {
  const none = { ...terms, gasPrice: 0n, gasToken: token, refundReceiver: friend }
  expect(refundOf(none, at(50n))).toBeNull()
  expect(maximumRefund({ ...none, safeTxGas: 5n, data: '0x' })).toBeNull()
})

it('R-REH-5 at most the gas that the terms name, what a call costs, and the data, at the signed price', () => {
  const most = maximumRefund({ ...terms, safeTxGas: 7_000n, data: '0x1234' })
  expect(most).toEqual({
    token: null,
    amount: (7_000n + 1_000n + 100_000n + 32n) * 50n,
    receiver: null,
  })
})
