import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startTestGround } from '../src/modules/gateway/testing/server/startTestGround.ts'
import {
  hashOf,
  proposalOf,
  transactionOf,
} from '../src/modules/gateway/testing/server/testSafe.ts'
import { freePort } from '../src/testing/freePort.ts'
import { passOn } from '../src/testing/passOn.ts'
import { startFakeNode } from '../src/testing/startFakeNode.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'
import { startProxy } from '../src/testing/startProxy.ts'

/**
 * An operator's first week, on a chain that is not the demo's, as docs/operations.md describes it: two
 * servers by `npm start`, Postgres, Caddy with TLS; a payment in a browser, a restart under load, a node
 * that is away, one that is stale, backup and restore. Run by `npm run test:deep -- walk`, in a clean clone.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BROWSER = join(ROOT, 'e2e', 'walk', 'executeInBrowser.ts')
const CHAIN = 4242
const HOST = 'walk.test'
const VISITORS = 8
const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'countersign-walk-'))
const groups: number[] = []
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function say(what: string): void {
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  process.stdout.write(`✓ ${what} (${seconds} s)\n`)
}

async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 180_000
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Still not so: ${what}`)
    await pause(200)
  }
}

const ground = await startTestGround(CHAIN)
const { ada } = ground
const older = await ground.createSafe('1.4.1', [ada.address])
await ground.chain.mine(50)
const safe = await ground.createSafe('1.4.1', [ada.address])
await ground.giveCoins(safe, 10n ** 18n)
// It has executed before anybody serves it.
await ground.execute(safe, [ada], transactionOf(0))
const firstBlock = Number(await ground.chain.request('eth_blockNumber')) - 4

const postgres = await startPostgres()
const [primary, secondary] = [await startFakeNode(), await startFakeNode()]
let mode: 'whole' | 'away' | { stale: number } = 'whole'
const honest = passOn(ground.chain.url)
const lagging = passOn(ground.chain.url, async (method, params) => {
  if (typeof mode !== 'object') return undefined
  const stale = `0x${mode.stale.toString(16)}`
  if (method === 'eth_blockNumber') return stale
  const [block] = params
  if (method !== 'eth_getBlockByNumber') return undefined
  if (block === 'latest') return ground.chain.request(method, [stale, params[1]])
  return Number(block) > mode.stale ? null : undefined
})
primary.behave(
  (call, response, request) => {
    if (mode === 'away') return void response.destroy()
    return lagging(call, response, request)
  },
  { id: true },
)
secondary.behave(honest, { id: true })

const ports = [await freePort(), await freePort()]
const proxy = await startProxy({ ports, secure: HOST })
const url = `https://${HOST}:${proxy.port}`
const chains = join(folder, 'chains.json')
const rpc = [primary.url, secondary.url]
const description = { ...ground.description, shortName: 'walk', rpc, indexing: { firstBlock } }
writeFileSync(chains, JSON.stringify([description]))
const databaseUrl = await postgres.createDatabase()

type Server = { npm: ChildProcess; port: number; said: () => string; exit: Promise<unknown> }
async function start(port: number, extra: Record<string, string> = {}): Promise<Server> {
  const npm = spawn('npm', ['start'], {
    ...{ cwd: ROOT, detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ PUBLIC_URL: url, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl },
      ...{ SESSION_SECRET: 's'.repeat(48), CHAINS_FILE: chains, TRUST_PROXY: '127.0.0.1' },
      ...{ RATE_LIMIT: 'off', DRAIN_SECONDS: '4', DATA_DIR: join(folder, String(port)) },
      ...extra,
    },
  })
  if (npm.pid) groups.push(npm.pid)
  let output = ''
  const hear = (data: Buffer) => {
    output += data.toString()
  }
  npm.stdout?.on('data', hear)
  npm.stderr?.on('data', hear)
  const exit = new Promise((resolve) => npm.once('exit', resolve))
  await until('a server is ready', () => {
    if (npm.exitCode !== null) throw new Error(output.slice(-4_000))
    return output.includes('is ready at')
  })
  return { npm, port, said: () => output, exit }
}

/** npm itself ends at once; what it started drains. */
async function stop({ npm, exit }: Server): Promise<void> {
  npm.kill('SIGTERM')
  await exit
  await until('everything has ended that npm started', () => {
    try {
      return !process.kill(-(npm.pid ?? 0), 0)
    } catch {
      return true
    }
  })
}

/** Through Caddy, as a visitor. */
function ask(path: string, body?: unknown): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port: proxy.port, servername: HOST, path, agent: false as const },
      method: body === undefined ? 'GET' : 'POST',
      rejectUnauthorized: false,
      headers: {
        Host: `${HOST}:${proxy.port}`,
        ...(body !== undefined && { 'Content-Type': 'application/json', Origin: url }),
      },
    }
    httpsRequest(options, async (response) =>
      resolve({ status: response.statusCode ?? 0, text: await text(response) }),
    )
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const json = async (path: string) => JSON.parse((await ask(path)).text)
const isSynced = async () => {
  const { synced, indexedBlock } = await json(`/v1/chains/${CHAIN}/about/indexing`)
  return synced && indexedBlock === Number(await ground.chain.request('eth_blockNumber'))
}
const statusOf = async (hash: string) =>
  (await json(`/v1/chains/${CHAIN}/transactions/multisig_${safe.address}_${hash}`)).txStatus

async function propose(nonce: number): Promise<string> {
  const transaction = transactionOf(nonce, { value: 1_000n, to: ground.payer })
  const body = await proposalOf(safe, ada, transaction)
  const { status, text: said } = await ask(
    `/v1/chains/${CHAIN}/transactions/${safe.address}/propose`,
    body,
  )
  if (status !== 200) throw new Error(`The proposal was answered with ${status}: ${said}`)
  return hashOf(safe, transaction)
}

function expect(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`)
  }
}

async function walk(): Promise<void> {
  const [one = 0, two = 0] = ports
  let first = await start(one)
  let second = await start(two, { ROLES: 'web' })
  say('two servers by npm start, with Postgres and Caddy')
  await until('visitors are served', async () => (await ask('/api/config')).status === 200)
  await until('the chain is read', isSynced)
  expect('the metrics from outside', (await ask('/metrics')).status, 404)
  const unread = await json(`/v1/chains/${CHAIN}/safes/${older.address}/transactions/history`)
  expect('the older Safe', unread.notReadBefore, firstBlock)
  say(`chain ${CHAIN} is read from block ${firstBlock} on; an older Safe says so`)

  const paid = await propose(1)
  const visit = JSON.stringify({
    ...{ url, host: HOST, safe: `walk:${safe.address}`, owner: ada.address },
    ...{ node: ground.chain.url, older: `walk:${older.address}`, firstBlock },
  })
  const node = process.execPath
  const browser = spawn(node, ['--conditions=source', BROWSER, visit], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const seen = await text(browser.stdout)
  expect('the verdict in the browser', JSON.parse(seen || '{}'), { verdict: 'proven' })
  expect('what was paid', await statusOf(paid), 'SUCCESS')
  say('a payment was executed in the browser, and everything about it was proven')
  say('the pages of the older Safe say from which block on it was read')

  const failures: string[] = []
  let asked = 0
  let running = true
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (running) {
      for (const body of [undefined, call]) {
        const path = body ? `/api/rpc/${CHAIN}` : '/api/config'
        const { status } = await ask(path, body).catch((error) => ({ status: String(error) }))
        if (status !== 200) failures.push(`${path}: ${status}`)
        asked += 1
        await pause(50)
      }
    }
  })
  const restart = async (server: Server, extra?: Record<string, string>) => {
    await stop(server)
    return start(server.port, extra)
  }
  first = await restart(first)
  // The balancer has to find it before the other one may go.
  await until('it takes its share again', () => first.said().includes('"msg":"request"'))
  second = await restart(second, { ROLES: 'web' })
  running = false
  await Promise.all(visitors)
  expect('failures while both were restarted', failures, [])
  say(`both servers were restarted under load: ${asked} requests, none failed`)

  mode = 'away'
  for (let i = 0; i < 20; i++) {
    expect('a read without the first node', (await ask(`/api/rpc/${CHAIN}`, call)).status, 200)
  }
  await ground.chain.mine(3)
  await until('the chain is read without the first node', isSynced)
  say('the first node went away: pages and index went on')

  mode = { stale: Number(await ground.chain.request('eth_blockNumber')) }
  const late = await propose(2)
  // Enough for it to be clearly behind.
  await ground.chain.mine(60)
  await ground.execute(safe, [ada], transactionOf(2, { value: 1_000n, to: ground.payer }))
  await until('the index follows the other node', async () => (await statusOf(late)) === 'SUCCESS')
  say('the first node came back 61 blocks behind: the second one leads')
  mode = 'whole'
  const leads = () =>
    first
      .said()
      .split('\n')
      .filter((line) => line.includes('another node leads')).length
  await until('the first node is asked again', () => leads() >= 2)
  say('it caught up, and is asked again')

  const waiting = await propose(3)
  const bin = process.env.POSTGRES_BIN ?? ''
  const dump = join(folder, 'dump')
  expect('pg_dump', spawnSync(join(bin, 'pg_dump'), ['-Fc', '-f', dump, databaseUrl]).status, 0)
  const restored = await postgres.createDatabase()
  expect('pg_restore', spawnSync(join(bin, 'pg_restore'), ['-d', restored, dump]).status, 0)
  const third = await start(await freePort(), { DATABASE_URL: restored, ROLES: 'web' })
  const path = `/v1/chains/${CHAIN}/transactions/multisig_${safe.address}_${waiting}`
  const kept = await fetch(`http://127.0.0.1:${third.port}${path}`)
  const isWaiting = (await kept.text()).includes('"AWAITING_EXECUTION"')
  expect('what was restored', [kept.status, isWaiting], [200, true])
  say('a backup was restored into an empty database, and a server runs on it')
  for (const server of [first, second, third]) await stop(server)
}

try {
  await walk()
  say('the whole walk')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
} finally {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // Gone, as it should be.
    }
  }
  await proxy.stop()
  await Promise.all([primary.close(), secondary.close()])
  await postgres.stop()
  await ground.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
