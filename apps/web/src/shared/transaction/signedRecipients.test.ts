import {
  addressOf,
  buildAddressInfo,
  buildModuleExecution,
  buildTransaction,
  buildTransfer,
} from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { signedRecipients } from './signedRecipients.ts'

const to = (number: number) => buildTransfer({ recipient: buildAddressInfo(number) })

it('knows only whom owners have signed for', () => {
  const transactions = [
    buildTransaction({ txInfo: to(1) }),
    buildTransaction({ txInfo: to(2), executionInfo: buildModuleExecution() }),
    buildTransaction({ txInfo: { ...to(3), direction: 'INCOMING' } }),
    buildTransaction({
      txInfo: to(4),
      executionInfo: {
        type: 'MULTISIG',
        nonce: 1,
        confirmationsRequired: 2,
        confirmationsSubmitted: 0,
        missingSigners: null,
      },
    }),
  ]
  expect(signedRecipients(transactions)).toEqual([addressOf(1)])
})
