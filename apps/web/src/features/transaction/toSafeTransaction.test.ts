import {
  addressOf,
  buildModuleExecution,
  buildMultisigExecution,
  buildTransactionDetails,
} from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { toSafeTransaction } from './toSafeTransaction.ts'

it('takes every signed field, amounts without losing digits', () => {
  const details = buildTransactionDetails({
    detailedExecutionInfo: buildMultisigExecution({ safeTxGas: String(2n ** 90n), nonce: 9 }),
  })
  expect(toSafeTransaction(details)?.transaction).toMatchObject({
    to: addressOf(0xda1),
    value: 0n,
    operation: 0,
    safeTxGas: 2n ** 90n,
    nonce: 9n,
  })
})

it('reads no data as none, and no value as nothing', () => {
  const { txData } = buildTransactionDetails()
  const details = buildTransactionDetails({
    txData: txData && { ...txData, hexData: null, value: null },
  })
  expect(toSafeTransaction(details)?.transaction).toMatchObject({ data: '0x', value: 0n })
})

it('is null for what nobody signs', () => {
  const byModule = buildTransactionDetails({ detailedExecutionInfo: buildModuleExecution() })
  expect(toSafeTransaction(byModule)).toBeNull()
  expect(toSafeTransaction(buildTransactionDetails({ txData: null }))).toBeNull()
})
