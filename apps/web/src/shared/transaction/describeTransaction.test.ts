import {
  addressOf,
  buildAddressInfo,
  buildCreation,
  buildCustom,
  buildSettingsChange,
  buildTransfer,
  buildTransferInfo,
  buildUnknown,
} from '@countersign/gateway/testing'
import { zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeTransaction } from './describeTransaction.ts'

describe('describeTransaction', () => {
  it('names the other side of a transfer, by its direction', () => {
    const transfer = buildTransfer({ sender: buildAddressInfo(1), recipient: buildAddressInfo(2) })
    const incoming = describeTransaction({ ...transfer, direction: 'INCOMING' })
    const outgoing = describeTransaction({ ...transfer, direction: 'OUTGOING' })
    expect(incoming).toMatchObject({ kind: 'received', party: buildAddressInfo(1) })
    expect(outgoing).toMatchObject({ kind: 'sent', party: buildAddressInfo(2) })
  })

  it('R-TOK-1 says of an amount which token and how many of its smallest unit, and nothing else', () => {
    const token = addressOf(0xda1)
    const transferInfo = buildTransferInfo({ tokenAddress: token, value: '7', decimals: 8 })
    expect(describeTransaction(buildTransfer({ transferInfo }))).toMatchObject({
      asset: { kind: 'amount', value: 7n, token },
    })
    const coin = { type: 'NATIVE_COIN', value: '5' } as const
    expect(describeTransaction(buildTransfer({ transferInfo: coin }))).toMatchObject({
      asset: { kind: 'amount', value: 5n, token: zeroAddress },
    })
  })

  it('R-WORD-2 takes the gateway’s word for no rejection', () => {
    const lie = buildCustom({ isCancellation: true, to: buildAddressInfo(9), value: '7' })
    expect(describeTransaction(lie)).toEqual({ kind: 'nothing' })
  })

  it.each([
    [buildCustom({ actionCount: 4 }), { kind: 'batch', count: 4 }],
    [
      buildCustom({ methodName: 'stake', value: '7' }),
      { kind: 'call', method: 'stake', value: 7n },
    ],
    [buildCreation(), { kind: 'creation' }],
    [buildUnknown('SwapOrder'), { kind: 'unknown', stated: 'SwapOrder' }],
    [buildSettingsChange(), { kind: 'settings' }],
  ])('reads the other kinds', (info, description) => {
    expect(describeTransaction(info)).toMatchObject(description)
  })
})
