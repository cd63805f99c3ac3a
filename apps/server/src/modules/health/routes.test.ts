import { describe, expect, it } from 'vitest'
import type { ChainRequest } from '../../chains/createFailover.ts'
import type { Database } from '../../database/types.ts'
import { emptyDatabase } from '../../testing/emptyDatabase.ts'
import { testApp } from '../../testing/testApp.ts'
import { testChain, testConfig } from '../../testing/testConfig.ts'

const config = testConfig({}, { chains: [testChain(undefined, 1), testChain(undefined, 10)] })

it('/healthz answers while the process runs, whatever the chains do', async () => {
  const { app } = await testApp({ config, request: () => Promise.reject(new Error('down')) })
  const response = await app.request('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

describe('/readyz', () => {
  /** Chain 1 is always right; every request asks both, in order. */
  const second = (answer: ChainRequest): ChainRequest => {
    let asked = 0
    return (...call) => (asked++ % 2 === 0 ? Promise.resolve('0x1') : answer(...call))
  }

  it('answers 200 when every chain answers with its id', async () => {
    const calls: unknown[] = []
    const request = second(async () => '0xa')
    const { app } = await testApp({
      config,
      request: (method, params, options) => {
        calls.push([method, params])
        return request(method, params, options)
      },
    })
    const response = await app.request('/readyz')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'ready' })
    expect(calls).toEqual([
      ['eth_chainId', []],
      ['eth_chainId', []],
    ])
  })

  it('R-OP-9 says in the log when that changes, and only then', async () => {
    let time = 0
    let isAway = true
    const { app, lines } = await testApp({
      config: testConfig({}, { chains: [testChain(undefined, 1)] }),
      request: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('0x1')),
      now: () => time,
    })
    const said = () => lines.map((line) => JSON.parse(line).msg).filter((msg) => msg !== 'request')
    const ask = async () => {
      time += 10_000
      return (await app.request('/readyz')).status
    }
    expect([await ask(), await ask()]).toEqual([503, 503])
    expect(said()).toEqual(['not ready'])
    isAway = false
    expect([await ask(), await ask()]).toEqual([200, 200])
    expect(said()).toEqual(['not ready', 'ready'])
    isAway = true
    expect(await ask()).toBe(503)
    expect(said()).toEqual(['not ready', 'ready', 'not ready'])
  })

  it('answers 503 until whoever started the server has prepared the rest', async () => {
    let isPrepared = false
    const request = second(async () => '0xa')
    const { app } = await testApp({ config, request, isPrepared: () => isPrepared })
    expect((await app.request('/readyz')).status).toBe(503)
    isPrepared = true
    expect((await app.request('/readyz')).status).toBe(200)
  })

  const wrong: [title: string, answer: ChainRequest][] = [
    ['fails', () => Promise.reject(new Error('down'))],
    ['has another id', async () => '0x1'],
    ['answers nonsense', async () => ({ id: 10 })],
    ['answers an empty text', async () => ''],
    [
      'hangs',
      (_method, _params, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
        }),
    ],
  ]
  it.each(wrong)('names the chain that %s', async (_title, answer) => {
    const { app } = await testApp({ config, request: second(answer), readyTimeoutMs: 10 })
    const response = await app.request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      code: 'not_ready',
      message: 'No node answers with the right id for chain 10 (chain-10).',
      database: true,
      chains: [
        { id: 1, shortName: 'chain-1', ready: true },
        { id: 10, shortName: 'chain-10', ready: false },
      ],
    })
  })

  it('names the database that gives no answer', async () => {
    const database: Database = { ...emptyDatabase(), run: () => Promise.reject(new Error('down')) }
    const { app } = await testApp({ config, request: second(async () => '0xa'), database })
    const response = await app.request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'not_ready',
      message: 'The database gives no answer.',
      database: false,
    })
  })

  it('asks once for probes that come together, and again when the answer is old', async () => {
    let asked = 0
    let now = 1_000_000
    const request = async () => {
      asked++
      return '0x1'
    }
    const one = testConfig({}, { chains: [testChain(undefined, 1)] })
    const { app } = await testApp({ config: one, request, now: () => now })
    await Promise.all([app.request('/readyz'), app.request('/readyz')])
    now += 4_999
    expect((await app.request('/readyz')).status).toBe(200)
    expect(asked).toBe(1)
    now += 250
    await app.request('/readyz')
    expect(asked).toBe(2)
  })

  it('keeps a bad answer only as long as a flood of probes could do harm', async () => {
    let asked = 0
    let now = 1_000_000
    const request = async () => (++asked === 1 ? '0x2' : '0x1')
    const one = testConfig({}, { chains: [testChain(undefined, 1)] })
    const { app } = await testApp({ config: one, request, now: () => now })
    expect((await app.request('/readyz')).status).toBe(503)
    now += 249
    expect((await app.request('/readyz')).status).toBe(503)
    expect(asked).toBe(1)
    now += 1
    expect((await app.request('/readyz')).status).toBe(200)
  })
})
