import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { testConfig } from '../testing/testConfig.ts'
import { createOriginCheck } from './guardWrites.ts'

describe('an origin is ours', () => {
  const onPublic = { publicUrl: 'https://app.example.org', signInDomains: ['sign.example.org'] }
  const onLoopback = { publicUrl: 'http://localhost:4100', signInDomains: ['localhost:4100'] }
  it.each([
    [onPublic, 'https://app.example.org', 'app.example.org', true],
    [onPublic, 'https://sign.example.org', 'sign.example.org', true],
    [onPublic, 'http://app.example.org', 'app.example.org', false],
    [onPublic, 'https://app.example.org:8443', 'app.example.org', false],
    [onPublic, 'https://evil.app.example.org', 'app.example.org', false],
    [onPublic, 'https://app.example.org.evil.example', 'app.example.org', false],
    // Whatever the visitor's browser was made to say as Host.
    [onPublic, 'https://evil.example', 'evil.example', false],
    [onPublic, 'http://localhost:4100', 'localhost:4100', false],
    [onPublic, 'null', 'app.example.org', false],
    [onPublic, '', 'app.example.org', false],
    [onLoopback, 'http://localhost:4100', 'localhost:4100', true],
    [onLoopback, 'http://127.0.0.1:4100', '127.0.0.1:4100', true],
    [onLoopback, 'http://[::1]:4100', '[::1]:4100', true],
    [onLoopback, 'http://localhost:5173', 'localhost:4100', false],
    [onLoopback, 'http://127.0.0.1:4100', 'localhost:4100', false],
    [onLoopback, 'http://evil.example:4100', 'evil.example:4100', false],
    [onLoopback, 'http://localhost:4100/path', 'localhost:4100', false],
    [onLoopback, 'null', 'localhost:4100', false],
  ])('%# %j, from %s to %s: %s', (config, origin, host, expected) => {
    expect(createOriginCheck(config)(origin, host)).toBe(expected)
  })
})

describe('what changes something', () => {
  const config = testConfig({ PUBLIC_URL: 'https://app.example.org' })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' })
  const post = async (
    headers: Record<string, string>,
    path = '/api/rpc/31337',
    method = 'POST',
  ) => {
    const { app } = await testApp({ config })
    const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body }
    return app.request(`https://app.example.org${path}`, init)
  }

  it.each([
    ['from our page', { Origin: 'https://app.example.org' }],
    ['from a program', {}],
    ['from our page, by an old browser', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('is taken %s', async (_title, headers) => {
    expect((await post(headers)).status).toBe(200)
  })

  it.each([
    ['a foreign page', { Origin: 'https://evil.example' }],
    ['a page that hides', { Origin: 'null' }],
    ['a foreign page that sends no origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is refused from %s', async (_title, headers) => {
    const response = await post(headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('is refused from there with %s as well', async (method) => {
    expect((await post({ Origin: 'https://evil.example' }, '/api/x', method)).status).toBe(403)
  })

  it('reads are not asked where they come from', async () => {
    const { app } = await testApp({ config })
    const headers = { Origin: 'https://evil.example' }
    expect((await app.request('/api/config', { headers })).status).toBe(200)
  })

  it('without a body needs no content type, with a wrong one it is refused', async () => {
    const { app } = await testApp({ config })
    expect((await app.request('/api/x', { method: 'POST' })).status).toBe(404)
    const form = { method: 'POST', headers: { 'Content-Type': 'text/plain' } }
    expect((await app.request('/api/x', form)).status).toBe(415)
  })
})
