import { execFileSync } from 'node:child_process'
import { afterEach, expect, it } from 'vitest'
import type { Environment } from '../config/parseConfig.ts'
import { createLogger } from '../log/createLogger.ts'
import type { RunningServer } from '../startServer.ts'
import { freePort } from '../testing/freePort.ts'
import { attributesOf, type Collector, startCollector } from '../testing/startCollector.ts'
import { type FakeNode, startFakeNode } from '../testing/startFakeNode.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { testChain, testConfig } from '../testing/testConfig.ts'
import { startTracing } from './startTracing.ts'

const KEY = 'node-key-of-an-operator'
const ADDRESS = '0x00000000000000000000000000000000DeaDBeef'
/** Longer than any test: what is sent was sent by closing. */
const NEVER_MS = 3_600_000
const SERVER = 2
const CLIENT = 3

const open: { close: () => Promise<void> }[] = []
const lines: string[] = []

afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
  lines.length = 0
})

async function kept<T extends { close: () => Promise<void> }>(starting: Promise<T>): Promise<T> {
  const started = await starting
  open.push(started)
  return started
}

/** A server with one node, whose address holds a key. */
async function serve(env: Environment, gatherMs = NEVER_MS) {
  const node = await kept(startFakeNode())
  const config = testConfig(env, { chains: [testChain([`${node.url}/v2/${KEY}`])] })
  const server = await kept(startTestServer(lines, { config, timeouts: { gatherMs } }))
  return { node, server }
}

async function trace(env: Environment = {}): Promise<{
  node: FakeNode
  server: RunningServer
  collector: Collector
}> {
  const collector = await kept(startCollector())
  return { collector, ...(await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env })) }
}

function ask(server: RunningServer, headers: Record<string, string> = {}, method = 'eth_gasPrice') {
  return fetch(`${server.url}/api/rpc/31337?secret=in-a-query`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
  })
}

it('R-OP-11 sends a request and its node call as one trace, which the node is told of', async () => {
  const { node, server, collector } = await trace({
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    OTEL_SERVICE_NAME: 'desk',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
  })
  const response = await ask(server)
  expect(response.status).toBe(200)
  expect(collector.requests).toEqual([])
  // What was gathered leaves when the server is told to stop.
  await server.close()
  expect(collector.requests.map(({ path }) => path)).toEqual(['/v1/traces'])
  expect(collector.requests[0]?.headers.authorization).toBe('Bearer of-the-collector')
  expect(collector.resource()).toMatchObject({
    'service.name': 'desk',
    'deployment.environment.name': 'tests',
  })
  const request = collector.spans().find(({ kind }) => kind === SERVER)
  const call = collector.spans().find(({ kind }) => kind === CLIENT)
  expect(collector.spans()).toHaveLength(2)
  expect(request?.name).toBe('POST /api/rpc/:chainId')
  expect(attributesOf(request?.attributes ?? [])).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/rpc/:chainId',
    'http.response.status_code': 200,
    'countersign.request_id': response.headers.get('X-Request-Id'),
  })
  expect(request?.parentSpanId).toBeUndefined()
  expect(call).toMatchObject({ name: 'eth_gasPrice', traceId: request?.traceId })
  expect(call?.parentSpanId).toBe(request?.spanId)
  expect(attributesOf(call?.attributes ?? [])).toEqual({
    'rpc.system': 'jsonrpc',
    'rpc.method': 'eth_gasPrice',
    'countersign.chain_id': 31_337,
    'countersign.node': 'primary',
    'countersign.outcome': 'answer',
  })
  expect(node.calls.map(({ headers }) => headers.traceparent)).toEqual([
    `00-${call?.traceId}-${call?.spanId}-01`,
  ])
})

it('R-OP-11 goes on with the trace of a caller', async () => {
  const { node, server, collector } = await trace()
  const [traceId, spanId] = ['ab'.repeat(16), 'cd'.repeat(8)]
  await ask(server, { traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'a=strangers-word' })
  await server.close()
  const request = collector.spans().find(({ kind }) => kind === SERVER)
  expect(request).toMatchObject({ traceId, parentSpanId: spanId })
  expect(node.calls[0]?.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-`))
  expect(node.calls[0]?.headers.tracestate).toBeUndefined()
  expect(collector.requests[0]?.body).not.toContain('strangers-word')
})

it.each([
  ['no ids', `00-${'0'.repeat(32)}-${'cd'.repeat(8)}-01`],
  ['no parent', `00-${'ab'.repeat(16)}-${'0'.repeat(16)}-01`],
  ['a version that there is not', `ff-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`],
  ['more than it may have', `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01-secret`],
  [
    'two of them',
    Array(2)
      .fill(`00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`)
      .join(', '),
  ],
  ['something long', 'ab'.repeat(4_000)],
])('R-OP-11 begins a trace of its own where a caller sends %s', async (_what, traceparent) => {
  const { node, server, collector } = await trace()
  expect((await ask(server, { traceparent })).status).toBe(200)
  await server.close()
  const request = collector.spans().find(({ kind }) => kind === SERVER)
  expect(request?.parentSpanId).toBeUndefined()
  expect(request?.traceId).not.toBe('ab'.repeat(16))
  expect(node.calls[0]?.headers.traceparent).toMatch(new RegExp(`^00-${request?.traceId}-`))
})

it('R-OP-11 sends no key, no address of a path, no query and no probe', async () => {
  const { node, server, collector } = await trace()
  await fetch(`${server.url}/v1/chains/31337/safes/${ADDRESS}?secret=in-a-query`)
  await fetch(`${server.url}/safe/${ADDRESS}`)
  await fetch(`${server.url}/healthz`)
  await fetch(`${server.url}/v1/nothing`, { method: 'PROPFIND' })
  // A node that fails says its own address.
  node.behave((_call, response) => {
    response.writeHead(500).end(`${node.url}/v2/${KEY}`)
  })
  await ask(server, { Cookie: 'session=of-a-visitor', 'User-Agent': 'agent-of-a-visitor' })
  await server.close()
  const sent = collector.requests.map(({ body }) => body).join('\n')
  expect(collector.spans().filter(({ kind }) => kind === SERVER)).toHaveLength(4)
  for (const secret of [ADDRESS.slice(2), KEY, node.url, 'in-a-query', 'of-a-visitor', 'healthz']) {
    expect(sent.toLowerCase()).not.toContain(secret.toLowerCase())
  }
  expect(sent).not.toContain('PROPFIND')
  expect(sent).toContain('"name":"_OTHER ')
})

it('R-OP-11 says that a node failed, and how', async () => {
  const { node, server, collector } = await trace()
  node.behave((_call, response) => {
    response.writeHead(500).end()
  })
  await ask(server)
  await server.close()
  const call = collector.spans().find(({ kind }) => kind === CLIENT)
  expect(attributesOf(call?.attributes ?? [])).toMatchObject({
    'countersign.outcome': 'status',
    'http.response.status_code': 500,
  })
})

it.each<[string, Environment]>([
  ['without an endpoint', { OTEL_SERVICE_NAME: 'desk' }],
  ['when it is switched off', { OTEL_SDK_DISABLED: 'true' }],
])('R-OP-11 sends nothing and tells nodes nothing %s', async (_when, env) => {
  const collector = await kept(startCollector())
  const endpoint = env.OTEL_SDK_DISABLED ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } : {}
  const { node, server } = await serve({ ...env, ...endpoint }, 1)
  // Nobody passes on what a visitor says.
  await ask(server, { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` })
  await server.close()
  expect(node.calls).toHaveLength(1)
  expect(node.calls[0]?.headers.traceparent).toBeUndefined()
  expect(collector.requests).toEqual([])
})

it.each<[string, object | null, string[]]>([
  ['nothing', null, []],
  ['what sends', { url: 'http://127.0.0.1:1' }, ['exporter-trace-otlp-http', 'sdk-trace']],
])('R-OP-11 loads %s where the configuration is %o', (_what, changes, loaded) => {
  const server = new URL('../startServer.ts', import.meta.url).href
  const tracing = new URL('./startTracing.ts', import.meta.url).href
  const whole = { headers: {}, attributes: {}, serviceName: 'x', sampler: 'always_on', ratio: 1 }
  const config = changes && { ...whole, ...changes }
  const script = `
    import { createRequire } from 'node:module'
    await import('${server}')
    const { startTracing } = await import('${tracing}')
    await startTracing({ config: ${JSON.stringify(config)}, logger: {}, onSpans() {} })
    console.log(Object.keys(createRequire('${server}').cache).join('\\n'))`
  const args = ['--conditions=source', '--no-warnings', '--input-type=module', '-e', script]
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' })
  for (const name of ['exporter-trace-otlp-http', 'sdk-trace']) {
    expect(said.includes(`/@opentelemetry/${name}/`), name).toBe(loaded.includes(name))
  }
})

it('R-OP-11 answers all the same while the collector is away, says so once, and counts', async () => {
  const collector = await kept(startCollector())
  collector.answer(400)
  const { server } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, 1)
  const failed = async () => {
    const numbers = await (await fetch(`${server.url}/metrics`)).text()
    return Number(/spans_total\{outcome="failed"\} (\d+)/.exec(numbers)?.[1] ?? 0)
  }
  const told = () => lines.filter((line) => line.includes('traces could not be sent'))
  for (let count = 1; count <= 3; count++) {
    expect((await ask(server)).status).toBe(200)
    await expect.poll(() => collector.requests.length).toBeGreaterThanOrEqual(count)
    await expect.poll(failed).toBeGreaterThanOrEqual(count)
  }
  expect(told()).toHaveLength(1)
  expect(told()[0]).not.toContain(collector.url)
})

it('R-OP-11 answers and ends where nobody listens at the endpoint', async () => {
  const away = `http://127.0.0.1:${await freePort()}`
  const { server } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: away }, 1)
  for (let count = 0; count < 5; count++) expect((await ask(server)).status).toBe(200)
  await server.close()
  expect(lines.join('\n')).toContain('stopped')
})

it('R-OP-11 ends although a collector takes spans and never answers', async () => {
  const { server, collector } = await trace()
  collector.answer(undefined)
  expect((await ask(server)).status).toBe(200)
  await server.close()
  expect(collector.requests).toHaveLength(1)
})

it('R-OP-11 makes one trace of a step of the index, and none of what belongs to nothing', async () => {
  const collector = await kept(startCollector())
  const config = testConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const logger = createLogger(config, { write: () => {} })
  const tracing = await startTracing({
    ...{ config: config.tracing, logger },
    ...{ onSpans: () => {}, gatherMs: NEVER_MS },
  })
  const call = { chain: 5, node: 'secondary', method: 'eth_getLogs' }
  expect(tracing?.beginNodeSpan(call)).toBeUndefined()
  const done = await tracing?.step(5, async () => {
    const span = tracing.beginNodeSpan(call)
    await Promise.resolve()
    span?.end('timeout')
    return span?.traceparent
  })
  await tracing?.close()
  const step = collector.spans().find(({ name }) => name === 'index step')
  const asked = collector.spans().find(({ name }) => name === 'eth_getLogs')
  expect(attributesOf(step?.attributes ?? [])).toEqual({ 'countersign.chain_id': 5 })
  expect(asked?.parentSpanId).toBe(step?.spanId)
  expect(done).toBe(`00-${step?.traceId}-${asked?.spanId}-01`)
})

it('R-OP-11 traces each step of a server that reads chains', async () => {
  const { server, collector } = await trace({ ROLES: 'web,indexer' })
  // Without a database no step gets far.
  await expect.poll(() => lines.join('\n')).toContain('could not read on')
  await server.close()
  expect(collector.spans().map(({ name }) => name)).toContain('index step')
})

it.each([
  ['always_off', '1', '01', 0],
  ['always_on', '1', '00', 2],
  ['parentbased_always_on', '1', '00', 0],
  ['parentbased_always_off', '1', '01', 2],
  ['traceidratio', '0', '01', 0],
  ['parentbased_traceidratio', '0', '01', 2],
  ['parentbased_traceidratio', '0', undefined, 0],
  ['traceidratio', '1', undefined, 2],
])('R-OP-11 keeps by %s (%s) of a caller with flags %s: %i', async (name, arg, flags, count) => {
  const { node, server, collector } = await trace({
    OTEL_TRACES_SAMPLER: name,
    OTEL_TRACES_SAMPLER_ARG: arg,
  })
  await ask(
    server,
    flags ? { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-${flags}` } : {},
  )
  await server.close()
  expect(collector.requests.length === 0 ? [] : collector.spans()).toHaveLength(count)
  // Kept or not, the node hears which trace it is, and whether it is kept.
  expect(node.calls[0]?.headers.traceparent).toMatch(count === 0 ? /-00$/ : /-01$/)
})
