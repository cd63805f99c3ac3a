import { getAddress, type Hex } from 'viem'
import { expect, it } from 'vitest'
import type { Call } from '../types.ts'
import { approvalCall, readApproval } from './approvalCall.ts'

const safe = getAddress(`0x${'a1'.repeat(20)}`)
const safeTxHash: Hex = `0x${'5b'.repeat(32)}`
const call = approvalCall({ safe, safeTxHash })

it('R-TX-4 reads back what it writes', () => {
  expect(readApproval(call)).toEqual({ safe, safeTxHash })
})

it('R-TX-4 approves nothing that is no hash', () => {
  expect(() => approvalCall({ safe, safeTxHash: '0x5b' })).toThrow('safeTxHash')
})

it.each<[string, Partial<Call>]>([
  ['a delegatecall', { operation: 1 }],
  ['one that pays', { value: 1n }],
  ['another function', { data: `0xd4d9bdce${'5b'.repeat(32)}` }],
  ['more than a hash', { data: `${call.data}00` }],
  ['less than a hash', { data: `${call.data.slice(0, -2) as Hex}` }],
  ['nothing', { data: '0x' }],
])('R-TX-4 takes %s for no approval', (_, changes) => {
  expect(readApproval({ ...call, ...changes })).toBeNull()
})
