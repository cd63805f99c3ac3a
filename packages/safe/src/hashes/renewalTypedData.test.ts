import { hashTypedData } from 'viem'
import { expect, it } from 'vitest'
import { renewalTypedData } from './renewalTypedData.ts'

const safe = { chainId: 1, address: '0xd920570b140aD9893ab85faa081fe84969BF5f80' } as const
const safeTxHash = `0x${'5a'.repeat(32)}` as const
const HOUR = 3_600_000

const hash = (time: number, origin: string | null = null) => {
  const data = renewalTypedData(safe, { safeTxHash, origin }, time)
  return hashTypedData({ ...data, message: { ...data.message, totp: BigInt(data.message.totp) } })
}

it('R-GW-12 is the same within an hour, another one in the next, and another one for another note', () => {
  expect(hash(2 * HOUR)).toBe(hash(3 * HOUR - 1))
  expect(hash(2 * HOUR)).not.toBe(hash(3 * HOUR))
  expect(hash(0, '{"note":"Rent"}')).not.toBe(hash(0))
})
