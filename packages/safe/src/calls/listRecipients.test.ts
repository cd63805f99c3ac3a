import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import type { Call } from '../types.ts'
import { expandCalls } from './expandCalls.ts'
import { listRecipients } from './listRecipients.ts'

const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [safe, token, a, b] = [address('5'), address('7'), address('a'), address('b')]
const call = (to: Address, data: Hex = '0x', value = 0n): Call => ({
  to,
  value,
  data,
  operation: 0,
})
const transfer = (to: Address) =>
  call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] }))
const nft = parseAbi(['function safeTransferFrom(address from,address to,uint256 tokenId)'])
const module = parseAbi([
  'function execTransactionFromModule(address to,uint256 value,bytes data,uint8 operation)',
])
const paid = (outer: Call) => listRecipients(expandCalls(safe, outer))

describe('R-GW-4 whom a transaction pays', () => {
  it.each<[string, Call, Address[]]>([
    ['coins', call(a, '0x', 1n), [a]],
    ['tokens, not their contract', transfer(a), [a]],
    ['collectibles', call(token, encodeFunctionData({ abi: nft, args: [safe, a, 1n] })), [a]],
    ['nobody by an empty call', call(a), []],
    ['nobody by a call to itself', call(safe, '0x', 1n), []],
    ['nobody by a call that is not known', call(a, '0x12345678', 1n), []],
    [
      'nobody by an approval',
      call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [a, 1n] })),
      [],
    ],
    ['nobody by a delegatecall that reads like a transfer', { ...transfer(a), operation: 1 }, []],
    [
      'everybody in a batch, each once',
      {
        ...call(token, encodeMultiSend([transfer(a), call(b, '0x', 2n), transfer(a)])),
        operation: 1,
      },
      [a, b],
    ],
    [
      'nobody whom another account pays',
      call(b, encodeFunctionData({ abi: module, args: [token, 0n, transfer(a).data, 0] })),
      [],
    ],
  ])('%s', (_, outer, recipients) => {
    expect(paid(outer)).toEqual(recipients)
  })
})
