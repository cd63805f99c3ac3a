import type { DataDecoded } from '@countersign/gateway'
import { encodeMultiSend } from '@countersign/safe'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { readCalldata } from './readCalldata.ts'

const ADA: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [ADA, 5n] })
const stake = encodeFunctionData({
  abi: parseAbi(['function stakeApples(uint256 apples)']),
  args: [7n],
})

const claimOf = (method: string, parameters: [string, string, string][]): DataDecoded => ({
  method,
  parameters: parameters.map(([name, type, value]) => ({ name, type, value, valueDecoded: null })),
  accuracy: null,
})
const transferClaim = (to: string, amount: string) =>
  claimOf('transfer', [
    ['to', 'address', to],
    ['amount', 'uint256', amount],
  ])
const namesOf = (data: Hex, claim: DataDecoded | null) =>
  readCalldata(data, zeroAddress, claim).expansion.calls.map(({ decoding }) =>
    decoding.status === 'decoded' ? decoding.name : decoding.status,
  )

describe('readCalldata', () => {
  it('reads known functions by itself when the gateway says nothing', () => {
    expect(namesOf(transfer, null)).toEqual(['transfer'])
    expect(readCalldata(transfer, zeroAddress, null).gateway).toBe('silent')
  })

  it('says when the gateway agrees', () => {
    expect(readCalldata(transfer, zeroAddress, transferClaim(ADA, '5')).gateway).toBe('agrees')
  })

  it.each([
    ['another recipient', transferClaim(BEN, '5')],
    ['another amount', transferClaim(ADA, '50')],
    ['another function', claimOf('approve', [])],
  ])('shows nothing of a reading with %s', (_title, claim) => {
    const { gateway, expansion } = readCalldata(transfer, zeroAddress, claim)
    expect(gateway).toBe('differs')
    expect(expansion.calls[0]?.decoding).toMatchObject({ name: 'transfer', family: 'erc20' })
  })

  it('takes a name that it does not know if the bytes are the same, and says it is not proven', () => {
    const claim = claimOf('stakeApples', [['apples', 'uint256', '7']])
    expect(namesOf(stake, null)).toEqual(['unknown'])
    expect(namesOf(stake, claim)).toEqual(['stakeApples'])
    expect(readCalldata(stake, zeroAddress, claim).gateway).toBe('unproven')
  })

  it('opens a batch to every call in it, whatever the gateway says about it', () => {
    const batch = encodeMultiSend([
      { to: ADA, value: 1n, data: '0x', operation: 0 },
      { to: BEN, value: 0n, data: transfer, operation: 0 },
    ])
    const names = ['multiSend', 'empty', 'transfer']
    expect(namesOf(batch, null)).toEqual(names)
    const packed = batch.slice(
      2 + 8 + 128,
      2 + 8 + 128 + 2 * Number(BigInt(`0x${batch.slice(74, 138)}`)),
    )
    const claim = claimOf('multiSend', [['transactions', 'bytes', `0x${packed}`]])
    expect(readCalldata(batch, zeroAddress, claim).gateway).toBe('agrees')
    expect(namesOf(batch, claim)).toEqual(names)
  })
})
