import { formatDecimal } from '@countersign/gateway'
import { expect, it } from 'vitest'
import { createLogger } from '../../../log/createLogger.ts'
import { createPrices } from './createPrices.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })
const TOKEN = '0xAbC0000000000000000000000000000000000001'
const list = {
  label: 'Test prices',
  currency: 'USD',
  rates: { EUR: '0.5', CHF: '0.9' },
  prices: { '1': { native: '3000', [TOKEN]: '2.5' } },
}
const refuse: typeof fetch = () => Promise.reject(new Error('no network'))

const start = (
  source: Parameters<typeof createPrices>[0]['source'],
  fetch = refuse,
  now = () => 0,
) => createPrices({ source, logger, fetch, now })

it('R-DATA-5 gives the prices of a list in all its currencies', async () => {
  const prices = start(list)
  expect(await prices.codes()).toEqual(['USD', 'CHF', 'EUR'])
  const inEuro = await prices.in('eur')
  expect(formatDecimal(inEuro(1, TOKEN) ?? { units: 0n, places: 0 })).toBe('1.25')
  expect(inEuro(1, '0xAbC0000000000000000000000000000000000002')).toBeUndefined()
  expect(inEuro(2, 'native')).toBeUndefined()
  expect((await prices.in('xyz'))(1, 'native')).toBeUndefined()
})

it('R-DATA-5 without a list, nothing has a price and the currency is usd', async () => {
  const prices = start(null)
  expect(await prices.codes()).toEqual(['USD'])
  expect((await prices.in('usd'))(1, 'native')).toBeUndefined()
})

it('R-DATA-5 fetches a list once a minute and keeps the last when that fails', async () => {
  let time = 0
  let asked = 0
  let answer: () => Response = () => Response.json(list)
  const fetch: typeof globalThis.fetch = async () => {
    asked += 1
    return answer()
  }
  const prices = start({ url: 'https://prices.example' }, fetch, () => time)
  const native = async () => (await prices.in('usd'))(1, 'native')?.units
  expect(await Promise.all([native(), native()])).toEqual([3000n, 3000n])
  expect(asked).toBe(1)
  for (const bad of [
    () => new Response('x', { status: 500 }),
    () => new Response('{'),
    () => Response.json({ label: 'x', prices: { '1': { native: 'much' } } }),
    () => new Response('x'.repeat(5 * 1024 * 1024)),
  ]) {
    answer = bad
    time += 61_000
    expect(await native()).toBe(3000n)
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(await native()).toBe(3000n)
  }
  expect(asked).toBe(5)
})
