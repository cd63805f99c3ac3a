import { expandCalls } from '@countersign/safe'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { plainTransfer } from './plainTransfer.ts'

const safe: Address = '0x5555555555555555555555555555555555555555'
const usdc: Address = '0x1111111111111111111111111111111111111111'
const payee: Address = '0x2222222222222222222222222222222222222222'
const tokens = [{ address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }]
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payee, 7n] })
const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [payee, 7n] })

const read = (changes: { to?: Address; value?: bigint; data?: Hex; operation?: 0 | 1 } = {}) => {
  const call = { to: usdc, value: 0n, data, operation: 0 as const, ...changes }
  const [first] = expandCalls(safe, call).calls
  if (!first) throw new Error('There is a call.')
  return plainTransfer(first, { tokens })
}

it('R-GW-4 a transfer of a listed token is one line', () => {
  expect(read()).toMatchObject({ token: { symbol: 'USDC' }, recipient: payee, amount: 7n })
})

it.each([
  ['another contract', { to: payee }],
  ['coin beside it', { value: 1n }],
  ['a delegatecall', { operation: 1 }],
  ['bytes behind it', { data: `${data}00` }],
  ['another function', { data: approval }],
  ['no data', { data: '0x' }],
] as const)('R-GW-4 with %s, every parameter is shown', (_, changes) => {
  expect(read(changes)).toBeNull()
})
