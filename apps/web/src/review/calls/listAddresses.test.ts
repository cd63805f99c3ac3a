import {
  addressOf,
  buildAddressInfo,
  buildCustom,
  buildTransactionDetails,
  buildTransfer,
} from '@countersign/gateway/testing'
import { encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, getAddress, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { testChains } from '../../shared/testing/testChains.ts'
import { listAddresses } from './listAddresses.ts'
import { openCalls } from './openCalls.ts'

const [chain] = testChains
const safe = addressOf(0x5afe01)
const list = (details: Parameters<typeof buildTransactionDetails>[0]) => {
  const built = buildTransactionDetails(details)
  return listAddresses(built, openCalls(safe, built), chain).map((each) => getAddress(each))
}
const all = (...numbers: number[]) => numbers.map((number) => getAddress(addressOf(number)))

describe('R-GW-4 the addresses of a transaction', () => {
  it('are the other side of a transfer, on whichever side that is', () => {
    const txInfo = buildTransfer({ sender: buildAddressInfo(1), recipient: buildAddressInfo(2) })
    const nothing = { txData: null, detailedExecutionInfo: null }
    expect(list({ ...nothing, txInfo })).toEqual(all(2))
    expect(list({ ...nothing, txInfo: { ...txInfo, direction: 'INCOMING' } })).toEqual(all(1))
  })

  it('are what is called and whom parameters name, at any depth, each once', () => {
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [addressOf(5), 1n],
    })
    const setup = encodeFunctionData({
      abi: parseAbi(['function setup(address[],uint256,address,bytes)']),
      args: [[addressOf(6), addressOf(7)], 1n, addressOf(5), '0x'],
    })
    const hexData = encodeMultiSend([
      { to: addressOf(3), value: 0n, data: approve, operation: 0 },
      { to: addressOf(4), value: 0n, data: setup, operation: 0 },
    ])
    const { txData } = buildTransactionDetails()
    const to = buildAddressInfo(0xc0de)
    const details = {
      txInfo: buildCustom({ to }),
      detailedExecutionInfo: null,
      txData: txData && { ...txData, to, hexData, operation: 1 as const },
    }
    expect(list(details)).toEqual(all(0xc0de, 3, 5, 4, 6, 7))
  })

  it('are also who is refunded, if anybody is', () => {
    const { detailedExecutionInfo: info } = buildTransactionDetails()
    if (info?.type !== 'MULTISIG') throw new Error('The example is signed.')
    const refunded = { ...info, refundReceiver: buildAddressInfo(8) }
    const txInfo = buildCustom({ to: buildAddressInfo(3) })
    const base = { txInfo, txData: null }
    expect(list({ ...base, detailedExecutionInfo: { ...refunded, gasPrice: '0' } })).toEqual(all(3))
    expect(list({ ...base, detailedExecutionInfo: { ...refunded, gasPrice: '1' } })).toEqual(
      all(3, 8),
    )
  })
})
