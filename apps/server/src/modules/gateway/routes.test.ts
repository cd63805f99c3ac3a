import type { Endpoint } from '@countersign/gateway'
import * as contract from '@countersign/gateway'
import { addressOf, hashOf } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { testChain, testConfig } from '../../testing/testConfig.ts'

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const chains = [testChain(), { ...testChain([], 5), rpc: ['http://127.0.0.1:1'] }]
const config = testConfig(
  { PUBLIC_URL: 'https://safe.example', SIGN_IN_DOMAINS: 'other.example' },
  { chains },
)
const { app } = await testApp({ config })
const ask = (path: string, init: RequestInit = {}) =>
  app.request(`http://safe.example${path}`, init)

const exported: readonly unknown[] = Object.values(contract)
const endpoints = exported.filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
)
const filled = ({ path }: Endpoint) =>
  path
    .replace('{chainId}', '31337')
    .replace('{currency}', 'usd')
    .replace('{messageHash}', hashOf(1))
    .replace('{transactionId}', hashOf(1))
    .replace('{safeTxHash}', hashOf(1))
    .replace(/\{\w+\}/, addressOf(1))

it('R-GW-5 there are 23 calls, and one to take a proposal back', () => {
  expect(endpoints).toHaveLength(24)
})

it.each(endpoints)(
  'R-GW-5 $name is ours, with and without a slash at the end',
  async (endpoint) => {
    const init =
      endpoint.method === 'GET'
        ? {}
        : { method: endpoint.method, body: '[', headers: { 'Content-Type': 'application/json' } }
    for (const path of [filled(endpoint).replace(/\/$/, ''), `${filled(endpoint)}/`]) {
      const response = await ask(path, init)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(response.headers.get('Set-Cookie')).toBeNull()
      const body = JSON.parse(await response.text())
      if (response.status >= 400)
        expect(body).toMatchObject({ code: response.status, statusCode: response.status })
      // It was understood: no such route would say otherwise.
      if (response.status === 404) expect(body.message).not.toBe('Not Found')
    }
  },
)

it.each([
  '/v1/nothing',
  '/v1/chains/31337/nothing',
  '/v2/nothing',
  '/v3/nothing',
  '/v1/chains/',
  '/v1/chains/31337/safes',
  `/v1/chains/31337/safes/${addressOf(1)}/nothing`,
])('R-GW-5 %s is no page of the app, whoever asks', async (path) => {
  const response = await ask(path, { headers: HTML })
  if (path === '/v1/chains/') return expect(response.status).toBe(200)
  expect(response.status).toBe(404)
  return expect(await response.json()).toEqual({ code: 404, statusCode: 404, message: 'Not Found' })
})

it('R-GW-5 any page may ask, and is told so before it asks', async () => {
  const response = await ask('/v1/chains/31337/data-decoder', {
    method: 'OPTIONS',
    headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type')
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  const other = await ask('/api/config', { headers: { Origin: 'https://elsewhere.example' } })
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

it.each([
  ['the chain', '/v1/chains/6/safe-apps', 404, 'Not Found'],
  ['the chain, oddly spelled', '/v1/chains/031337/safe-apps', 404, 'Not Found'],
  ['the chain, by name', '/v1/chains/__proto__/safe-apps', 404, 'Not Found'],
  ['the address', '/v1/chains/31337/safes/0x12', 422, 'Invalid address'],
  ['the owner', '/v1/chains/31337/owners/ada.eth/safes', 422, 'Invalid address'],
  ['the hash', '/v1/chains/31337/messages/0x12', 422, 'Invalid hash'],
  ['the id', '/v1/chains/31337/transactions/x', 400, 'Invalid transaction ID'],
  [
    'a boolean',
    `/v1/chains/31337/safes/${addressOf(1)}/balances/usd?trusted=1`,
    400,
    'trusted: Expected true or false',
  ],
  [
    'a boolean in capitals',
    `/v1/chains/31337/safes/${addressOf(1)}/transactions/queued?trusted=TRUE`,
    400,
    'trusted: Expected true or false',
  ],
  [
    'a number',
    `/v1/chains/31337/safes/${addressOf(1)}/multisig-transactions?nonce=x`,
    400,
    'nonce: Expected a whole number',
  ],
  [
    'a date',
    `/v1/chains/31337/safes/${addressOf(1)}/incoming-transfers?execution_date__gte=soon`,
    422,
    'Invalid date',
  ],
  [
    'an amount',
    `/v1/chains/31337/safes/${addressOf(1)}/incoming-transfers?value=-1`,
    422,
    'Invalid value',
  ],
  [
    'an address in the query',
    `/v1/chains/31337/safes/${addressOf(1)}/module-transactions?module=x`,
    422,
    'Invalid address',
  ],
  [
    'a hash in the query',
    `/v1/chains/31337/safes/${addressOf(1)}/module-transactions?transaction_hash=x`,
    422,
    'Invalid hash',
  ],
  [
    'a zone',
    `/v1/chains/31337/safes/${addressOf(1)}/transactions/history?timezone=Mars`,
    422,
    'Invalid timezone',
  ],
  ['a currency', `/v1/chains/31337/safes/${addressOf(1)}/balances/%24%24`, 422, 'Invalid currency'],
])('R-GW-5 says what is wrong with %s', async (_, path, status, message) => {
  const response = await ask(path)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ code: status, statusCode: status, message })
})

it.each([
  ['safe.example', 'https://safe.example'],
  ['other.example', 'https://other.example'],
  ['evil.example', 'https://safe.example'],
  ['safe.example@evil.example', 'https://safe.example'],
])('R-GW-5 pages asked for at %s are at %s', async (host, origin) => {
  const response = await ask('/v1/chains?cursor=limit%3D1%26offset%3D0', {
    headers: { Host: host },
  })
  expect(await response.json()).toMatchObject({
    count: 2,
    next: `${origin}/v1/chains?cursor=limit%3D1%26offset%3D1`,
    results: [{ chainId: '31337', rpcUri: { value: `${origin}/api/rpc/31337` } }],
  })
})

it('R-GW-5 requests are counted by the pattern of their path', async () => {
  await ask(`/v1/chains/31337/safes/${addressOf(7)}`)
  const metrics = await (await app.request('/metrics', { headers: {} }, loopback)).text()
  expect(metrics).toContain('route="/v1/chains/:chainId/safes/:safeAddress"')
  expect(metrics).not.toContain(addressOf(7))
})

/** A connection from this machine, as the server would have it. */
const loopback = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
