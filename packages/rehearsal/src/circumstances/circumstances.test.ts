import { type Address, isAddressEqual, toHex } from 'viem'
import { expect, it } from 'vitest'
import type { Circumstances } from '../stage.ts'
import { type Draw, drawBytes } from './draw.ts'
import { plausiblePrice } from './plausiblePrice.ts'
import { varyCircumstances } from './varyCircumstances.ts'

const gwei = 10n ** 9n
const account = (index: number): Address => toHex(BigInt(index), { size: 20 })
const header = {
  ...{ number: 100n, hash: toHex(1n, { size: 32 }), time: 5_000n },
  ...{ baseFee: 8n * gwei, gasLimit: null },
}
const circumstances: Circumstances = {
  ...{ origin: account(1), gasPrice: 9n * gwei, funds: 3n, block: null },
}
/** The lowest and the highest that can be drawn. */
const extremes: [string, Draw][] = [
  ['lowest', (bytes) => new Uint8Array(bytes)],
  ['highest', (bytes) => new Uint8Array(bytes).fill(255)],
  ['any', drawBytes],
]

it.each([
  ['a busy chain', 80n * gwei, 90n * gwei],
  ['a quiet chain', 7n, gwei + 7n],
  ['a chain without a base fee', null, gwei],
  ['a chain whose base fee is 0', 0n, gwei],
])('R-REH-5 a price that senders pay on %s, and never 0', (_, baseFee, price) => {
  expect(plausiblePrice(baseFee)).toBe(price)
})

it.each(extremes)('R-REH-6 everything that code can see is another, by the %s draw', (_, draw) => {
  const senders = [account(1), account(2), account(3)]
  for (let times = 0; times < 50; times += 1) {
    const varied = varyCircumstances(circumstances, { header, senders, draw })
    expect([account(2), account(3)]).toContain(varied.origin)
    expect(varied.gasPrice).toBeGreaterThan((circumstances.gasPrice * 11n) / 10n)
    expect(varied.gasPrice).toBeLessThan(circumstances.gasPrice * 2n)
    const { number, time, baseFee } = varied.block ?? { number: 0n, time: 0n, baseFee: 0n }
    expect(number - header.number).toBeGreaterThan(1n)
    expect(number - header.number).toBeLessThan(10n)
    expect(time - header.time).toBeGreaterThanOrEqual(300n)
    expect(time - header.time).toBeLessThanOrEqual(900n)
    // A node refuses a price below the base fee.
    expect(baseFee).toBeLessThan(varied.gasPrice)
  }
})

it('R-REH-6 what the other sender holds is of no one magnitude, and always enough for a fee', () => {
  const funds = Array.from(
    { length: 200 },
    () => varyCircumstances(circumstances, { header, senders: [], draw: drawBytes }).funds,
  )
  expect(funds.every((held) => held >= 10n ** 18n)).toBe(true)
  expect(new Set(funds.map((held) => String(held).length))).toEqual(new Set([19, 20, 21, 22]))
})

it('R-REH-6 where no other sender is known, it is somebody whom nobody knows; or the same where it has to be', () => {
  const alone = varyCircumstances(circumstances, {
    ...{ header, senders: [account(1)], draw: drawBytes },
  })
  expect(isAddressEqual(alone.origin, account(1))).toBe(false)
  const same = varyCircumstances(circumstances, { header, senders: [], draw: drawBytes })
  expect(same.origin).toBe(account(1))
})
