import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as contract from '@countersign/gateway'
import { createGateway, type Endpoint } from '@countersign/gateway'
import * as build from '@countersign/gateway/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../testing/testApp.ts'
import { testConfig } from '../../../testing/testConfig.ts'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
let hosted: Server
let base: string
let asked: Asked[] = []
let behave: (request: Asked, response: ServerResponse) => void
let app: Awaited<ReturnType<typeof testApp>>['app']
let time = 0

beforeAll(async () => {
  hosted = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const seen = { method, url, headers, body: await text(request) }
    asked.push(seen)
    behave(seen, response)
  })
  await new Promise<void>((resolve) => hosted.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  base = `http://127.0.0.1:${(hosted.address() as AddressInfo).port}/hosted`
  const config = testConfig({ GATEWAY_URL: base })
  ;({ app } = await testApp({ config, now: () => time }))
})
afterAll(() => {
  hosted.closeAllConnections()
  hosted.close()
})
beforeEach(() => {
  asked = []
  time += 60_000
})

const json = (response: ServerResponse, value: unknown, status = 200) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'a=b' })
    .end(JSON.stringify(value))
const ask = async (path: string, init: RequestInit = {}) => {
  const response = await app.request(`http://localhost:4100${path}`, {
    ...init,
    headers: {
      Host: 'localhost:4100',
      Cookie: 'session=secret',
      Authorization: 'Bearer secret',
      'Content-Type': 'application/json',
    },
  })
  const body = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: body === '' ? null : JSON.parse(body),
  }
}

const exported: readonly unknown[] = Object.values(contract)
const endpoints = exported.filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
)

it('R-GW-8 forwards each of the 24 calls, and nothing of the visitor with it', async () => {
  behave = (_request, response) => json(response, build.buildSafeState())
  const client = createGateway({
    baseUrl: 'http://localhost:4100',
    fetch: async (url, init) => app.request(String(url), init),
  })
  const parameters = {
    chainId: '100',
    safeAddress: build.addressOf(1),
    ownerAddress: build.addressOf(1),
    currency: 'usd',
    transactionId: build.hashOf(1),
    messageHash: build.hashOf(1),
    safeTxHash: build.hashOf(1),
  }
  const bodies: Record<string, unknown> = {
    estimateTransaction: build.buildEstimationRequest(),
    proposeTransaction: build.buildProposalRequest(),
    decodeData: build.buildDecodingRequest(),
    proposeMessage: build.buildMessageRequest(),
    confirmMessage: build.buildConfirmationRequest(),
    deleteTransaction: build.buildConfirmationRequest(),
  }
  for (const endpoint of endpoints) {
    // The answer is not what each call expects; only what is asked matters here.
    await client
      .call(endpoint, { ...parameters, body: bodies[endpoint.name] } as never)
      .catch(() => {})
  }
  expect(asked).toHaveLength(24)
  const expected = endpoints.map(({ method, path }) => [
    method,
    `/hosted${path.replace(/\{(\w+)\}/g, (_, name) => parameters[name as keyof typeof parameters])}`,
  ])
  expect(asked.map(({ method, url }) => [method, url.replace(/\?.*/, '')])).toEqual(expected)
})

it('R-GW-8 hands over neither cookies nor keys, in either direction', async () => {
  behave = (_request, response) => json(response, build.buildSafeState())
  const { headers } = await ask(`/v1/chains/1/safes/${build.addressOf(2)}`)
  expect(asked[0]?.headers).not.toHaveProperty('cookie')
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
  expect(headers.get('Set-Cookie')).toBeNull()
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
})

it('R-GW-8 makes the pages ours', async () => {
  const path = `/v1/chains/1/safes/${build.addressOf(1)}/transactions/history`
  behave = (_request, response) =>
    json(
      response,
      build.buildPage([], {
        next: `${base}${path}?cursor=limit%3D20%26offset%3D20`,
        previous: 'https://evil.example/x',
      }),
    )
  const { body } = await ask(`${path}?trusted=true`)
  expect(asked[0]?.url).toBe(`/hosted${path}?trusted=true`)
  expect(body).toMatchObject({
    next: `http://localhost:4100${path}?cursor=limit%3D20%26offset%3D20`,
    previous: null,
  })
})

it('R-GW-9 shows the pictures of collectibles from our own address, where we know the chain', async () => {
  const collectible = { ...build.buildCollectible(), imageUri: 'https://tracker.example/1.png' }
  behave = (_request, response) => json(response, build.buildPage([collectible]))
  const of = async (chainId: string) =>
    (await ask(`/v2/chains/${chainId}/safes/${build.addressOf(1)}/collectibles`)).body.results[0]
  const { address, id } = collectible
  // Marked as ours: no other picture is fetched for anybody.
  const [place, mark] = (await of('31337')).imageUri.split('?seen=')
  expect(place).toBe(`http://localhost:4100/api/media/31337/${address}/${id}`)
  expect(mark).toMatch(/^[\w-]{22}$/)
  expect((await of('100')).imageUri).toBeNull()
})

it('R-GW-8 asks once for many, keeps the answer for a moment, and no errors', async () => {
  let fail = true
  behave = (_request, response) =>
    setTimeout(
      () =>
        fail
          ? json(response, { code: 42, message: 'No' }, 418)
          : json(response, build.buildSafeState()),
      5,
    )
  const path = `/v1/chains/1/safes/${build.addressOf(3)}`
  expect(await ask(path)).toMatchObject({
    status: 418,
    body: { code: 42, message: 'No', statusCode: 418 },
  })
  fail = false
  await Promise.all(Array.from({ length: 5 }, () => ask(path)))
  await ask(path)
  expect(asked).toHaveLength(2)
  time += 10_000
  await ask(path)
  expect(asked).toHaveLength(3)
})

it('R-GW-8 never joins what is written', async () => {
  behave = (_request, response) => response.writeHead(202, { 'content-length': 0 }).end()
  const path = `/v1/chains/1/safes/${build.addressOf(1)}/messages`
  const body = JSON.stringify(build.buildMessageRequest())
  const answers = await Promise.all([1, 2].map(() => ask(path, { method: 'POST', body })))
  expect(answers.map(({ status, headers }) => [status, headers.get('Content-Length')])).toEqual([
    [202, '0'],
    [202, '0'],
  ])
  expect(asked).toHaveLength(2)
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(build.buildMessageRequest())
})

it.each([
  '/v1/chains/..%2f..%2fadmin',
  '/v1/chains/%2e%2e/safe-apps',
  '/v1/chains/1%3Fx/safe-apps',
  '/v1/chains/1%23/safe-apps',
  '/v1/chains/a b/safe-apps',
  '/v1/chains/1/accounts',
  '/v1/chains/1/nothing/at/all',
])('R-GW-8 %s is not forwarded', async (path) => {
  expect((await ask(path)).status).toBe(404)
  expect(asked).toEqual([])
})

it.each([
  ['a page', (response: ServerResponse) => response.end('<html>'), 502],
  [
    'a redirect',
    (response: ServerResponse) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    503,
  ],
  ['a cut', (response: ServerResponse) => response.destroy(), 503],
  ['too much', (response: ServerResponse) => response.end(`"${'x'.repeat(9 * 1024 * 1024)}"`), 503],
])('R-GW-8 %s instead of an answer is said in words', async (_, answer, status) => {
  behave = (_request, response) => answer(response)
  const found = await ask(`/v1/chains/1/safes/${build.addressOf(9)}`)
  expect(found).toMatchObject({
    status,
    body: { code: status, message: expect.stringContaining('The gateway') },
  })
})

it('R-GW-8 refuses a bad body itself', async () => {
  const path = '/v1/chains/1/data-decoder'
  expect((await ask(path, { method: 'POST', body: '{"data":"0x1"}' })).status).toBe(422)
  expect(asked).toEqual([])
})
