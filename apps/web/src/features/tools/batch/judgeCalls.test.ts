import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { judgeCalls } from './judgeCalls.ts'

const safe = `0x${'5'.repeat(40)}` as const
const token = `0x${'7'.repeat(40)}` as const
const other = `0x${'8'.repeat(40)}` as const
const abi = parseAbi([
  'function enableModule(address)',
  'function changeThreshold(uint256)',
  'function setFallbackHandler(address)',
  'function addOwnerWithThreshold(address,uint256)',
])
const judge = (to: Hex, data?: Hex) => judgeCalls(safe, [{ to, value: 0n, ...(data && { data }) }])

it.each<[string, Hex]>([
  ['a module', encodeFunctionData({ abi, functionName: 'enableModule', args: [other] })],
  ['another threshold', encodeFunctionData({ abi, functionName: 'changeThreshold', args: [1n] })],
  ['a handler', encodeFunctionData({ abi, functionName: 'setFallbackHandler', args: [other] })],
  [
    'an owner',
    encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [other, 1n] }),
  ],
  [
    'something that does not open',
    `${encodeFunctionData({ abi, functionName: 'enableModule', args: [other] })}`.slice(
      0,
      20,
    ) as Hex,
  ],
])('R-JDG-4 several calls never carry %s of the account that sends them', (_, data) => {
  expect(judge(safe, data).isRefused).toBe(true)
})

it('R-JDG-4 a right over tokens has to be meant', () => {
  const args = [other, maxUint256] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  expect(judge(token, data)).toMatchObject({ isRefused: false, rights: [{ holder: other, token }] })
})

it('R-JDG-4 payments and calls of others go through', () => {
  expect(judge(other)).toEqual({ isRefused: false, rights: [] })
  expect(judge(other, '0x12345678')).toEqual({ isRefused: false, rights: [] })
  const args = [other, 1n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  expect(judge(token, data)).toEqual({ isRefused: false, rights: [] })
})
