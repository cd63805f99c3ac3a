import { expect, it } from 'vitest'
import { deletionTypedData } from './deletionTypedData.ts'

const safe = { chainId: 1, address: '0xd920570b140aD9893ab85faa081fe84969BF5f80' } as const
const hash = `0x${'5a'.repeat(32)}` as const

it('is the same within an hour, and another one in the next', () => {
  const at = (time: number) => deletionTypedData(safe, hash, time).message.totp
  expect(at(7_200_000)).toBe(2)
  expect(at(10_799_999)).toBe(2)
  expect(at(10_800_000)).toBe(3)
})
