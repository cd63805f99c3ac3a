import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startTestGround,
  type TestGround,
} from '../modules/gateway/testing/server/startTestGround.ts'
import {
  proposalOf,
  type TestSafe,
  transactionOf,
} from '../modules/gateway/testing/server/testSafe.ts'
import { createVisitor } from '../testing/createVisitor.ts'
import { freePort } from '../testing/freePort.ts'
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts'
import { startProxy, type TestProxy } from '../testing/startProxy.ts'
import { startServerProcess, type TestProcess } from '../testing/startServerProcess.ts'
import { temporaryDirectory } from '../testing/testConfig.ts'
import { testSite } from '../testing/testSite.ts'

const ORIGIN = 'https://app.example.org'
const CHAIN = 31337
const VISITORS = 16
const ROUNDS = process.env.DEEP ? 30 : 1
/** Longer than the 2.5 in which the Caddyfile's health checks have noticed. */
const DRAIN_SECONDS = '3'
/** Ten times what they give the database in production: a slow machine is no failed restart. */
const PATIENT = { databaseMs: 15_000 }
/** Between two requests of one visitor: a failure should be the restart's, not a crowd's. */
const BREATH_MS = 100

let postgres: TestPostgres
let query: pg.Pool
let ground: TestGround
let proxy: TestProxy
let ports: number[]
let servers: TestProcess[]
/** Every process there was: all of them together wrote down every request. */
const everStarted: TestProcess[] = []
let environment: Record<string, string>
/** What each of them does, again and again. */
const visitors: (() => Promise<void>)[][] = []

beforeAll(async () => {
  postgres = await startPostgres()
  ground = await startTestGround()
  const directory = temporaryDirectory()
  const chains = join(directory, 'chains.json')
  writeFileSync(chains, JSON.stringify([ground.description]))
  const url = await postgres.createDatabase()
  query = new pg.Pool({ connectionString: url })
  // The database ends before the last of its connections has.
  query.on('error', () => {})
  query.on('connect', (client) => client.on('error', () => {}))
  environment = {
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: url,
    SESSION_SECRET: 's'.repeat(32),
    CHAINS_FILE: chains,
    TRUST_PROXY: '127.0.0.1',
    TEST_SITE: testSite(),
    RATE_LIMIT: 'off',
    DRAIN_SECONDS,
  }
  for (let index = 0; index < VISITORS; index++) {
    visitors.push(await createDeeds(await ground.createSafe('1.4.1', [ground.ada.address])))
  }
  ports = [await freePort(), await freePort()]
  servers = await Promise.all(ports.map(start))
  proxy = await startProxy({ ports })
})

afterAll(async () => {
  await proxy?.stop()
  for (const { child } of everStarted) child.kill('SIGKILL')
  await query?.end()
  await ground?.stop()
  await postgres?.stop()
})

async function start(port: number): Promise<TestProcess> {
  const DATA_DIR = temporaryDirectory()
  const server = await startServerProcess({ ...environment, PORT: String(port), DATA_DIR }, PATIENT)
  everStarted.push(server)
  return server
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const isPost = (line: string) => line.includes('"method":"POST"')

/** What a visitor did, and what went wrong. */
const done = { requests: 0, posts: 0, signIns: 0, proposals: 0, transactions: 0 }
const failures: string[] = []

/** Through the proxy. Whatever is not a success is a failure, whoever is to blame. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  await pause(BREATH_MS)
  done.requests += 1
  if (init.method === 'POST') done.posts += 1
  const response = await fetch(`http://127.0.0.1:${proxy.port}${path}`, init)
  if (!response.ok) {
    const body = await response.clone().text()
    failures.push(`${init.method ?? 'GET'} ${path}: ${response.status} ${body}`)
  }
  return response
}

const post = (path: string, body: unknown) =>
  send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: JSON.stringify(body),
  })

/** Each a question and something that is written: half of all requests are POSTs. */
async function createDeeds(safe: TestSafe) {
  const account = privateKeyToAccount(generatePrivateKey())
  const value = 10n ** 24n
  await ground.chain.send({ from: ground.payer, to: account.address, value })
  let nonce = 0
  let transactions = 0
  return [
    async () => {
      const answered = await createVisitor({ origin: ORIGIN, send }).signIn()
      if (answered.ok) done.signIns += 1
    },
    async () => {
      await send(`/v1/chains/${CHAIN}/safes/${safe.address}`)
      const body = await proposalOf(safe, ground.ada, transactionOf(nonce++))
      const path = `/v1/chains/${CHAIN}/transactions/${safe.address}/propose`
      if ((await post(path, body)).ok) done.proposals += 1
    },
    async () => {
      await send('/')
      const raw: Hex = await account.signTransaction({
        chainId: CHAIN,
        nonce: transactions++,
        to: ground.ben.address,
        value: 1n,
        gas: 21_000n,
        gasPrice: 10n ** 12n,
        type: 'legacy',
      })
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] }
      const answered = await post(`/api/rpc/${CHAIN}`, call)
      const body = await answered.text()
      if (/"result":"0x/.test(body)) done.transactions += 1
      else if (answered.ok) failures.push(body)
    },
  ]
}

const rows = async (table: string) =>
  Number((await query.query<{ n: string }>(`select count(*) n from ${table}`)).rows[0]?.n)
const received = async () =>
  BigInt(String(await ground.chain.request('eth_getBalance', [ground.ben.address, 'latest'])))

const TIMES = ROUNDS === 1 ? 'once' : `${ROUNDS} times`

it(`both servers restarted one after the other, ${TIMES} under load: nothing fails, nothing is written twice`, async () => {
  const before = await received()
  let running = true
  const loops = visitors.map(async (deeds, index) => {
    // One after the other, to servers that have only just started.
    await pause(index * BREATH_MS)
    for (let turn = index; running; turn++) {
      await deeds[turn % deeds.length]?.().catch((error: unknown) => failures.push(String(error)))
    }
  })
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, port] of ports.entries()) {
      const old = servers[index]
      old?.child.kill('SIGTERM')
      expect(await old?.exit).toBe(0)
      const next = await start(port)
      servers[index] = next
      // It takes its share again, so that the other one may go.
      while (!next.lines.some(isPost)) await pause(50)
    }
  }
  running = false
  await Promise.all(loops)

  expect(failures).toEqual([])
  for (const count of Object.values(done)) expect(count).toBeGreaterThan(VISITORS)
  expect(done.posts * 2).toBe(done.requests)
  expect(await rows('sessions')).toBe(done.signIns)
  expect(await rows('claimed_nonces')).toBe(done.signIns)
  expect(await rows('proposals')).toBe(done.proposals)
  expect(await rows('confirmations')).toBe(done.proposals)
  expect(await received()).toBe(before + BigInt(done.transactions))
  // Those that would be written once however often they come reached a server once as well.
  for (const { child, exit } of everStarted) {
    child.kill('SIGINT')
    await exit
  }
  const posts = everStarted.flatMap(({ lines }) => lines.filter(isPost))
  expect(posts).toHaveLength(done.posts)
}, 3_600_000)
