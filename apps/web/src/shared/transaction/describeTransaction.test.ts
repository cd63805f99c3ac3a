import {
  buildAddressInfo,
  buildCreation,
  buildCustom,
  buildSettingsChange,
  buildTransfer,
  buildUnknown,
} from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import { testChains } from '../testing/testChains.ts'
import { describeTransaction } from './describeTransaction.ts'

const [chain] = testChains

describe('describeTransaction', () => {
  it('names the other side of a transfer, by its direction', () => {
    const transfer = buildTransfer({ sender: buildAddressInfo(1), recipient: buildAddressInfo(2) })
    const incoming = describeTransaction({ ...transfer, direction: 'INCOMING' }, chain)
    const outgoing = describeTransaction({ ...transfer, direction: 'OUTGOING' }, chain)
    expect(incoming).toMatchObject({ kind: 'received', party: buildAddressInfo(1) })
    expect(outgoing).toMatchObject({ kind: 'sent', party: buildAddressInfo(2) })
  })

  it('gives the coin the chain’s own symbol', () => {
    const transferInfo = { type: 'NATIVE_COIN', value: '5' } as const
    expect(describeTransaction(buildTransfer({ transferInfo }), testChains[1])).toMatchObject({
      asset: { value: 5n, decimals: 18, symbol: 'PBL' },
    })
  })

  it.each([
    [buildCustom({ isCancellation: true }), { kind: 'rejection' }],
    [buildCustom({ actionCount: 4 }), { kind: 'batch', count: 4 }],
    [
      buildCustom({ methodName: 'stake', value: '7' }),
      { kind: 'call', method: 'stake', value: 7n },
    ],
    [buildCreation(), { kind: 'creation' }],
    [buildUnknown('SwapOrder'), { kind: 'unknown', stated: 'SwapOrder' }],
    [buildSettingsChange(), { kind: 'settings' }],
  ])('reads the other kinds', (info, description) => {
    expect(describeTransaction(info, chain)).toMatchObject(description)
  })
})
