import {
  addressOf,
  buildAddressInfo,
  buildCustom,
  buildModuleExecution,
  buildTransaction,
  buildTransfer,
} from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import { signedBatches, signedRecipients } from './signedRecipients.ts'

const to = (number: number) => buildTransfer({ recipient: buildAddressInfo(number) })
const done = { txStatus: 'SUCCESS' } as const

describe('R-GW-4 whom the owners have paid', () => {
  it('is told by what they signed and the Safe executed', () => {
    expect(signedRecipients([buildTransaction({ ...done, txInfo: to(1) })])).toEqual([addressOf(1)])
  })

  it.each([
    ['a module did', { ...done, txInfo: to(2), executionInfo: buildModuleExecution() }],
    ['a token’s contract claims', { ...done, txInfo: to(2), executionInfo: null }],
    ['arrived', { ...done, txInfo: { ...to(2), direction: 'INCOMING' } }],
    ['failed', { txStatus: 'FAILED', txInfo: to(2) }],
    // One owner who was deceived must not make a forger known to the others.
    ['some owner has signed and nobody executed', { txInfo: to(2) }],
  ] as const)('is not told by what %s', (_, changes) => {
    expect(signedRecipients([buildTransaction(changes)])).toEqual([])
  })

  it('is inside the batches that they signed', () => {
    const batch = buildTransaction({ ...done, txInfo: buildCustom({ actionCount: 2 }) })
    const others = [
      buildTransaction({ ...done, txInfo: buildCustom() }),
      buildTransaction({ txInfo: buildCustom({ actionCount: 2 }) }),
    ]
    expect(signedBatches([batch, ...others])).toEqual([batch])
  })
})
