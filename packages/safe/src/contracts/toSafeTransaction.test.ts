import { expect, it } from 'vitest'
import { type SignedDetails, toSafeTransaction } from './toSafeTransaction.ts'

const address = (digits: string) => `0x${digits.repeat(20)}` as const
const details = {
  txData: { to: { value: address('da') }, value: '7', hexData: '0x1234', operation: 1 },
  detailedExecutionInfo: {
    type: 'MULTISIG',
    safeTxGas: String(2n ** 90n),
    baseGas: '1',
    gasPrice: '2',
    gasToken: address('01'),
    refundReceiver: { value: address('02') },
    nonce: 9,
  },
} as const satisfies SignedDetails

it('R-GW-1 takes every signed field, amounts without losing digits', () => {
  expect(toSafeTransaction(details)).toEqual({
    to: address('da'),
    value: 7n,
    data: '0x1234',
    operation: 1,
    safeTxGas: 2n ** 90n,
    baseGas: 1n,
    gasPrice: 2n,
    gasToken: address('01'),
    refundReceiver: address('02'),
    nonce: 9n,
  })
})

it('R-GW-1 reads no data as none, and no value as nothing', () => {
  const txData = { ...details.txData, hexData: null, value: null }
  expect(toSafeTransaction({ ...details, txData })).toMatchObject({ data: '0x', value: 0n })
})

it('R-GW-1 is null for what nobody signs', () => {
  expect(toSafeTransaction({ ...details, txData: null })).toBeNull()
  expect(toSafeTransaction({ ...details, detailedExecutionInfo: { type: 'MODULE' } })).toBeNull()
  expect(toSafeTransaction({ ...details, detailedExecutionInfo: null })).toBeNull()
})
