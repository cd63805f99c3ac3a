import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '../../log/createLogger.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { testConfig } from '../../testing/testConfig.ts'
import { createDescriptions } from './createDescriptions.ts'

const address = `0x${'1'.repeat(40)}`
const describing = (owner: string) => ({
  context: { contract: { deployments: [{ chainId: 31337, address }] } },
  metadata: { owner },
  display: { formats: { 'go(uint256 far)': { intent: 'Go', fields: [] } } },
})

let elsewhere: Server
let url: string
let answer: (response: ServerResponse) => void
let asked = 0
const answerWith = (body: unknown) => {
  answer = (response) => response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

beforeEach(async () => {
  asked = 0
  elsewhere = createServer((_request, response) => {
    asked += 1
    answer(response)
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never the path that the type also allows.
  url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/words.json`
})
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
  elsewhere.closeAllConnections()
  await new Promise((resolve) => elsewhere.close(resolve))
})

/** Asks by a clock of its own: `round` lets the next question be asked, and waits for its answer. */
async function follow(
  own: Parameters<typeof createDescriptions>[0]['config']['descriptions'] = [],
) {
  const lines: string[] = []
  const waits: number[] = []
  const states: { count: number; failed: boolean }[] = []
  const ending = new AbortController()
  let idle = Promise.withResolvers<() => void>()
  const descriptions = createDescriptions({
    config: { descriptions: own, descriptionsUrl: url },
    logger: createLogger({ logLevel: 'info', secrets: [] }, { write: (line) => lines.push(line) }),
    signal: ending.signal,
    onDescriptions: (state) => states.push(state),
    wait: (ms) => {
      waits.push(ms)
      return new Promise((goOn) => idle.resolve(goOn))
    },
  })
  endings.push(() => ending.abort())
  let goOn = await idle.promise
  const round = async () => {
    idle = Promise.withResolvers()
    goOn()
    goOn = await idle.promise
  }
  const owners = () => descriptions().map(({ file }) => Reflect.get(file.metadata, 'owner'))
  return { descriptions, owners, round, lines, waits, states }
}

it('R-GW-4 serves what an address lists, beside what the folder has', async () => {
  answerWith([describing('Orchard'), { context: { eip712: {} }, display: { formats: {} } }])
  const context = { contract: { deployments: [{ chainId: 5, address }] } }
  const own = [{ chainIds: [5], file: { ...describing('Own'), context } }]
  const { descriptions, owners, states } = await follow(own)
  expect(owners()).toEqual(['Own', 'Orchard'])
  expect(descriptions().map(({ chainIds }) => chainIds)).toEqual([[5], [31337]])
  expect(states).toEqual([{ count: 1, failed: false }])
})

it('R-GW-4 where both describe a call, the folder’s words are used', async () => {
  answerWith([describing('Orchard')])
  const { owners, states } = await follow([{ chainIds: [31337], file: describing('Own') }])
  expect(owners()).toEqual(['Own'])
  expect(states).toEqual([{ count: 0, failed: false }])
})

it('R-GW-4 asks anew, sooner and then later after failures, and keeps the last good list', async () => {
  answer = (response) => response.destroy()
  const { owners, round, waits, states, lines } = await follow()
  expect(owners()).toEqual([])
  expect(lines.join('')).toContain('descriptions not fetched')
  await round()
  answerWith([describing('First')])
  await round()
  expect(owners()).toEqual(['First'])
  answer = (response) => response.writeHead(500).end()
  await round()
  expect(owners()).toEqual(['First'])
  expect(states.at(-1)).toEqual({ count: 1, failed: true })
  answerWith([describing('Second')])
  await round()
  expect(owners()).toEqual(['Second'])
  expect(waits).toEqual([5_000, 10_000, 3_600_000, 5_000, 3_600_000])
})

it('R-GW-4 never waits longer for a next try than for a next list', async () => {
  answer = (response) => response.destroy()
  const { round, waits } = await follow()
  for (let count = 0; count < 12; count += 1) await round()
  expect(Math.max(...waits)).toBe(3_600_000)
})

it.each<[title: string, reason: string, answer: (response: ServerResponse) => void]>([
  ['what is no JSON', 'no JSON list', (response) => response.end('<p>')],
  ['what is no list', 'no JSON list', (response) => response.end('{}')],
  [
    'one that is not of its form',
    'Description 2 of the list: context and display are missing',
    (response) => response.end(JSON.stringify([describing('Good'), {}])),
  ],
  [
    'one that is too large',
    'Description 1 of the list: is larger than 256 kB',
    (response) => response.end(JSON.stringify([describing('x'.repeat(256 * 1024))])),
  ],
  [
    'too many',
    'more than 500',
    (response) => response.end(JSON.stringify(Array.from({ length: 501 }, () => describing('x')))),
  ],
  ['more than 4 MB', 'too long', (response) => response.end(' '.repeat(4 * 1024 * 1024 + 1))],
  [
    'what never ends',
    'too long',
    (response) => {
      const write = () => {
        while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
      }
      response.on('drain', write)
      write()
    },
  ],
  [
    'what leads elsewhere',
    'redirect',
    (response) => response.writeHead(302, { location: url }).end(),
  ],
])('R-GW-4 takes nothing of a list with %s', async (_title, reason, bad) => {
  answer = bad
  const { owners, lines } = await follow()
  expect(owners()).toEqual([])
  expect(lines.join('')).toContain(reason)
})

it('R-GW-4 starts without an answer, and browsers ask the server alone', async () => {
  const waiting = Promise.withResolvers<ServerResponse>()
  answer = waiting.resolve
  const server = await startTestServer([], { config: testConfig({ DESCRIPTIONS_URL: url }) })
  endings.push(() => server.close({ atOnce: true }))
  const ask = async (path: string) => (await fetch(`${server.url}${path}`)).json()
  expect(await ask('/api/config')).toMatchObject({ described: [] })
  expect(JSON.stringify(await ask('/api/config'))).not.toContain(url)
  const response = await waiting.promise
  response.end(JSON.stringify([describing('Orchard')]))
  await expect
    .poll(() => ask('/api/descriptions/31337'))
    .toMatchObject([{ metadata: { owner: 'Orchard' } }])
  expect(await ask('/api/config')).toMatchObject({ described: [31337] })
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('countersign_descriptions 1')
  expect(metrics).toContain('countersign_descriptions_unreachable 0')
  expect(asked).toBe(1)
})
