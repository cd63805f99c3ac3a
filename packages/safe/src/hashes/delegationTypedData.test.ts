import { expect, it } from 'vitest'
import { delegationTypedData } from './delegationTypedData.ts'

const delegate = '0xd920570b140aD9893ab85faa081fe84969BF5f80'

it('is the same within an hour, and another one in the next', () => {
  const at = (time: number) => delegationTypedData({ chainId: 1n, delegate }, time).message.totp
  expect(at(7_200_000)).toBe(2)
  expect(at(10_799_999)).toBe(2)
  expect(at(10_800_000)).toBe(3)
})

it('R-GW-16 is for one chain, and for whichever Safe', () => {
  const { domain, message } = delegationTypedData({ chainId: 1n, delegate }, 0)
  expect(domain).toEqual({ name: 'Safe Transaction Service', version: '1.0', chainId: 1 })
  expect(message).toEqual({ delegateAddress: delegate, totp: 0 })
})
