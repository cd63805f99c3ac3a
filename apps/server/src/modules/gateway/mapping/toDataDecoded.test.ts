import { addressOf } from '@countersign/gateway/testing'
import { checkDecoding, encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { createFunctionsOf } from './createFunctionsOf.ts'
import { toDataDecoded } from './toDataDecoded.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function stake(uint256 amount, (bool locked, bytes4[] tags) terms)',
])
const [A, B] = [getAddress(addressOf(0xa)), getAddress(addressOf(0xb))]
const pay = encodeFunctionData({ abi, functionName: 'transfer', args: [A, 5n] })
const stake = encodeFunctionData({
  abi,
  functionName: 'stake',
  args: [1n, { locked: true, tags: ['0x12345678'] }],
})
const none = () => []
const functionsOf = createFunctionsOf(
  [
    {
      chainId: 1,
      address: A,
      functions: ['stake(uint256 amount,(bool locked,bytes4[] tags) terms)'],
    },
    { functions: ['ping()'] },
  ],
  1,
)

it('R-GW-5 names a function of the registry and its parameters', () => {
  const decoded = toDataDecoded(pay, A, none)
  expect(decoded).toEqual({
    method: 'transfer',
    parameters: [
      { name: 'to', type: 'address', value: A, valueDecoded: null },
      { name: 'amount', type: 'uint256', value: '5', valueDecoded: null },
    ],
    accuracy: 'ONLY_FUNCTION_MATCH',
  })
})

it('R-GW-5 names what the operator vouches for, at its contract only', () => {
  expect(toDataDecoded(stake, A, functionsOf)).toMatchObject({
    method: 'stake',
    parameters: [{ value: '1' }, { value: ['true', ['0x12345678']] }],
    accuracy: 'FULL_MATCH',
  })
  expect(toDataDecoded(stake, B, functionsOf)).toBeNull()
  expect(
    toDataDecoded(encodeFunctionData({ abi: parseAbi(['function ping()']) }), B, functionsOf),
  ).toMatchObject({
    method: 'ping',
  })
})

it('R-GW-5 opens batches in batches, and what it says can be proven', () => {
  const inner = encodeMultiSend([{ to: B, value: 0n, data: pay, operation: 0 }])
  const data = encodeMultiSend([
    { to: A, value: 3n, data: '0x', operation: 0 },
    { to: B, value: 0n, data: inner, operation: 1 },
  ])
  const decoded = toDataDecoded(data, A, none)
  expect(decoded?.parameters?.[0]?.valueDecoded).toMatchObject([
    { to: A, value: '3', data: null, dataDecoded: null },
    {
      operation: 1,
      dataDecoded: {
        method: 'multiSend',
        parameters: [{ valueDecoded: [{ dataDecoded: { method: 'transfer' } }] }],
      },
    },
  ])
  expect(decoded && checkDecoding(data, decoded).verdict).toBe('proven')
})

it.each<Hex>([
  '0x',
  '0x12',
  '0x12345678',
  '0xa9059cbb',
  `${pay.slice(0, -2)}` as Hex,
  `0x8d80ff0a${'00'.repeat(31)}20${'00'.repeat(31)}01ff${'00'.repeat(31)}` as Hex,
])('R-GW-5 does not guess: %s', (data) => {
  const decoded = toDataDecoded(data, A, none)
  expect(decoded === null || decoded.parameters?.[0]?.valueDecoded === null).toBe(true)
})
