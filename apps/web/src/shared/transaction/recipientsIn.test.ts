import { addressOf, buildAddressInfo, buildTransactionDetails } from '@countersign/gateway/testing'
import { encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { recipientsIn } from './recipientsIn.ts'

const safe = addressOf(0x5afe01)
const details = (hexData: Hex) =>
  buildTransactionDetails({
    txData: {
      hexData,
      dataDecoded: null,
      to: buildAddressInfo(0xc0de),
      value: '0',
      operation: 1,
      trustedDelegateCallTarget: true,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
  })
const transfer = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [addressOf(1), 5n],
})

describe('R-GW-4 whom a batch pays', () => {
  it('is read from its data', () => {
    const batch = encodeMultiSend([
      { to: addressOf(7), value: 0n, data: transfer, operation: 0 },
      { to: addressOf(2), value: 3n, data: '0x', operation: 0 },
    ])
    expect(recipientsIn(safe, details(batch)).map((each) => getAddress(each))).toEqual([
      getAddress(addressOf(1)),
      getAddress(addressOf(2)),
    ])
  })

  it('is nobody where there is no data, or none that can be opened', () => {
    expect(recipientsIn(safe, buildTransactionDetails({ txData: null }))).toEqual([])
    expect(recipientsIn(safe, details('0x8d80ff0a'))).toEqual([])
    expect(recipientsIn(safe, details('0x8d80f'))).toEqual([])
  })
})
