import type { TransactionDetails } from '@countersign/gateway'
import { addressOf, buildTransactionDetails } from '@countersign/gateway/testing'
import { hashSafeTransaction, toSafeTransaction } from '@countersign/safe'
import { expect, it } from 'vitest'
import { isMeant } from './isMeant.ts'

const safe = { chainId: 31337, address: addressOf(7), version: '1.4.1' }
const details = buildTransactionDetails({ safeAddress: safe.address })
const transaction = toSafeTransaction(details)
if (!transaction) throw new Error('Nobody signs the example.')
const { safeTxHash } = hashSafeTransaction(safe, transaction)

/** The same, but that it would do something else. */
const changed = (changes: Partial<NonNullable<TransactionDetails['txData']>>) => ({
  ...details,
  txData: details.txData && { ...details.txData, ...changes },
})

it('R-GW-4 believes what hashes to the hash that is confirmed', () => {
  expect(isMeant(safe, details, safeTxHash)).toBe(true)
})

it.each<[string, TransactionDetails]>([
  ['other data', changed({ hexData: '0xdeadbeef' })],
  ['another value', changed({ value: '123456789' })],
  ['a delegatecall', changed({ operation: 1 })],
  ['another Safe', { ...details, safeAddress: addressOf(8) }],
  ['nothing that anybody signs', { ...details, detailedExecutionInfo: null }],
])('R-GW-4 believes nobody who shows %s for it', (_, shown) => {
  expect(isMeant(safe, shown, safeTxHash)).toBe(false)
})

it('R-GW-4 believes nothing on another chain, or of a release with another hash', () => {
  expect(isMeant({ ...safe, chainId: 1 }, details, safeTxHash)).toBe(false)
  expect(isMeant({ ...safe, version: '1.0.0' }, details, safeTxHash)).toBe(false)
  expect(isMeant({ ...safe, version: 'none' }, details, safeTxHash)).toBe(false)
})
