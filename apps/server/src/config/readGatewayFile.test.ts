import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory, testConfig } from '../testing/testConfig.ts'
import { ConfigError } from './configError.ts'
import type { Environment } from './parseConfig.ts'

function write(content: unknown): string {
  const file = join(temporaryDirectory(), 'file.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

function faultsOf(env: Environment): readonly string[] {
  try {
    testConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

const prices = { label: 'Test prices', prices: { '1': { native: '3000.5' } } }
const app = {
  id: 1,
  url: 'https://app.example',
  name: 'App',
  description: 'An app',
  chainIds: ['1'],
  accessControl: { type: 'NO_RESTRICTIONS' },
}

it('reads what the gateway serves from files', () => {
  const config = testConfig({
    PRICES_FILE: write(prices),
    SAFE_APPS_FILE: write([app]),
    FUNCTIONS_FILE: write([{ functions: ['stake(uint256 amount)'] }]),
    IPFS_URL: 'https://ipfs.example/',
  })
  expect(config.prices).toEqual({ ...prices, currency: 'USD', rates: {} })
  expect(config.safeApps).toMatchObject([{ name: 'App', iconUrl: null, tags: [] }])
  expect(config.functions).toEqual([{ functions: ['stake(uint256 amount)'] }])
  expect(config.ipfsUrl).toBe('https://ipfs.example')
})

it('has none of it by default', () => {
  expect(testConfig()).toMatchObject({ prices: null, safeApps: [], functions: [], ipfsUrl: null })
})

it('takes prices from an address, and keeps what may be a key in it to itself', () => {
  const config = testConfig({ PRICES_URL: 'https://prices.example/0123456789abcdef' })
  expect(config.prices).toEqual({ url: 'https://prices.example/0123456789abcdef' })
  expect(config.secrets).toContain('0123456789abcdef')
})

it.each([
  ['PRICES_FILE', '{', 'is not JSON (line 1, column 2): wants a list of prices'],
  ['PRICES_FILE', [], 'wants { label, prices }'],
  ['PRICES_FILE', { ...prices, label: '' }, 'label: '],
  ['PRICES_FILE', { ...prices, extra: 1 }, 'wants { label, prices }'],
  [
    'PRICES_FILE',
    { ...prices, prices: { '1': { native: 3000 } } },
    'prices.1.native: wants prices as text',
  ],
  ['PRICES_FILE', { ...prices, prices: { '1': { native: '-1' } } }, 'wants prices as decimal text'],
  ['PRICES_FILE', { ...prices, prices: { '1': { coin: '1' } } }, 'wants native or an address'],
  ['PRICES_FILE', { ...prices, rates: { eur: '1' } }, 'wants codes such as EUR'],
  ['SAFE_APPS_FILE', [{ ...app, chainIds: 1 }], '0.chainIds: '],
  [
    'FUNCTIONS_FILE',
    [{ functions: ['stake'] }],
    'wants signatures such as "stake(uint256 amount)"',
  ],
  ['FUNCTIONS_FILE', {}, 'wants a list'],
])('a wrong %s gives one line that names it', (name, content, wants) => {
  const faults = faultsOf({ [name]: write(content) })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name}: `))
  expect(faults[0]).toContain(wants)
})

it('a missing file and two sources of prices are said as well', () => {
  expect(faultsOf({ SAFE_APPS_FILE: '/nowhere/apps.json' })).toEqual([
    'SAFE_APPS_FILE: /nowhere/apps.json cannot be read (there is no such file)',
  ])
  expect(faultsOf({ PRICES_FILE: write(prices), PRICES_URL: 'https://prices.example' })).toEqual([
    'PRICES_URL: wants to be the only source: take it or PRICES_FILE away',
  ])
  expect(faultsOf({ PRICES_URL: 'http://prices.example' })[0]).toContain(
    'PRICES_URL: wants an https:// URL',
  )
})
