import { encodeMultiSend, expandCalls } from '@countersign/safe'
import { type Address, encodeFunctionData, erc20Abi, erc721Abi, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { expectChanges } from './expectChanges.ts'

const address = (digit: number): Address => `0x${`${digit}`.repeat(40)}`
const [safe, usdc, orch, ann, bo] = [5, 1, 2, 3, 4].map(address) as [
  ...[Address, Address, Address, Address, Address],
]
const call = (to: Address, data: Hex, value = 0n) => ({ to, value, data, operation: 0 as const })
const pay = (token: Address, to: Address, amount = 7n) =>
  call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }))
const allow = (token: Address) =>
  call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [ann, 7n] }))
const give = encodeFunctionData({
  abi: erc721Abi,
  ...{ functionName: 'safeTransferFrom', args: [safe, ann, 7n] },
})
const batch = (calls: ReturnType<typeof call>[]) => ({
  ...call(address(9), encodeMultiSend(calls)),
  operation: 1 as const,
})

it.each([
  ['coin: who pays and who is paid', call(ann, '0x', 1n), [2, 1, 0]],
  ['a token: the same two', pay(usdc, ann), [2, 1, 0]],
  ['coin to oneself: nobody', call(safe, '0x', 1n), [0, 0, 0]],
  ['a right: one line', allow(usdc), [0, 0, 1]],
  ['a collectible: one line', call(orch, give), [0, 0, 1]],
  ['what nobody knows: nothing', call(orch, '0x12345678'), [0, 0, 0]],
  ['two payments of a token: three', batch([pay(usdc, ann), pay(usdc, bo)]), [3, 1, 0]],
  ['two to the same: two', batch([pay(usdc, ann), pay(usdc, ann, 1n)]), [2, 1, 0]],
  [
    'two tokens and coin: six',
    batch([pay(usdc, ann), pay(orch, bo), call(bo, '0x', 1n)]),
    [6, 3, 0],
  ],
  ['the same right twice: one line', batch([allow(usdc), allow(usdc)]), [0, 0, 1]],
] as const)('R-UI-4 a place is kept for %s', (_, what, [balances, own, rights]) => {
  expect(expectChanges(expandCalls(safe, what), safe)).toEqual({ balances, own, rights })
})
