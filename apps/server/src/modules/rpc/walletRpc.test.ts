import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { testChain, testConfig } from '../../testing/testConfig.ts'

const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })

/** What the origin of an extension, a sandboxed page or a program may be. */
const ORIGINS = [
  'chrome-extension://acmacodkjbdgmoleebolmdjonilkdbch',
  'moz-extension://7f2c5e0a-0000-4000-8000-000000000000',
  'https://wallet.example',
  'null',
  undefined,
]

async function ask(
  walletRpc: boolean,
  { origin, path = '/rpc/31337', ...init }: RequestInit & { origin?: string; path?: string } = {},
) {
  const config = testConfig({}, { chains: [{ ...testChain(), walletRpc }] })
  const { app } = await testApp({ config, request: async () => '0x7a69' })
  return app.request(path, {
    method: 'POST',
    body,
    ...init,
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'cross-site',
      ...(origin !== undefined && { Origin: origin }),
      ...init.headers,
    },
  })
}

describe('R-CON-3 the node that wallets are told of', () => {
  it.each(ORIGINS)('answers %s, where the chain is open to wallets', async (origin) => {
    const response = await ask(true, { origin })
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a69' })
  })

  it('lets pages of others ask before they send', async () => {
    const origin = 'https://wallet.example'
    const response = await ask(true, { origin, method: 'OPTIONS', body: null })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
  })

  it.each(ORIGINS)('answers nobody (%s) where it is not', async (origin) => {
    const response = await ask(false, { origin })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'not_open' })
  })

  it('is another than that of our own pages, which stays closed', async () => {
    const origin = 'https://wallet.example'
    const response = await ask(true, { origin, path: '/api/rpc/31337' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
  })

  it.each([
    [{ 'Content-Type': 'text/plain' }, 'wrong_content_type'],
    [{ 'Content-Encoding': 'gzip' }, 'wrong_content_encoding'],
  ])('takes plain JSON only: %j', async (headers, code) => {
    const response = await ask(true, { headers })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ code })
  })

  it('knows the methods that our pages may use, and no other', async () => {
    const call = { jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] }
    const response = await ask(true, { body: JSON.stringify(call) })
    expect(await response.json()).toMatchObject({ error: { code: -32601 } })
  })

  it('is counted apart from our own pages', async () => {
    const config = testConfig(
      { RATE_LIMIT: 'on' },
      { chains: [{ ...testChain(), walletRpc: true }] },
    )
    const { app } = await testApp({ config, request: async () => '0x7a69' })
    const post = async (path: string, calls: number) => {
      const batch = Array(calls).fill(JSON.parse(body))
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(batch) }
      const visitor = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
      return (await app.request(path, init, visitor)).status
    }
    for (let times = 0; times < 15; times += 1) expect(await post('/rpc/31337', 20)).toBe(200)
    expect(await post('/rpc/31337', 1)).toBe(429)
    expect(await post('/api/rpc/31337', 1)).toBe(200)
  })
})
