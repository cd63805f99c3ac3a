import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../testing/freePort.ts'
import { type FakeNode, startFakeNode } from '../testing/startFakeNode.ts'
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts'
import { startProxy } from '../testing/startProxy.ts'
import { temporaryDirectory, testChain } from '../testing/testConfig.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const ORIGIN = 'https://app.example.org'
const VISITORS = 16
/** A failure should be the stop's, not a crowd's. */
const BREATH_MS = 50
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let postgres: TestPostgres
let node: FakeNode
let environment: Record<string, string | undefined>
const groups: number[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  node = await startFakeNode()
  const chains = join(temporaryDirectory(), 'chains.json')
  writeFileSync(chains, JSON.stringify([testChain([node.url])]))
  environment = {
    ...process.env,
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: await postgres.createDatabase(),
    SESSION_SECRET: 's'.repeat(32),
    CHAINS_FILE: chains,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT: 'off',
    ROLES: 'web',
  }
})

afterAll(async () => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // Gone, as it should be.
    }
  }
  await node?.close()
  await postgres?.stop()
})

/** `npm start`, in a process group of its own. */
async function start() {
  const port = await freePort()
  const env = { ...environment, PORT: String(port), DATA_DIR: temporaryDirectory() }
  const npm = spawn('npm', ['start'], {
    ...{ cwd: root, detached: true, env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid = 0 } = npm
  groups.push(pid)
  let output = ''
  const hear = (text: Buffer) => {
    output += text.toString()
  }
  npm.stdout.on('data', hear)
  npm.stderr.on('data', hear)
  while (!output.includes('is ready at')) {
    if (npm.exitCode !== null) throw new Error(output)
    await pause(50)
  }
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' })
  const pidOf = (name: string) => {
    const line = stdout
      .split('\n')
      .map((each) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(each))
      .find((found) => Number(found?.[2]) === pid && found?.[3]?.includes(name))
    return Number(line?.[1])
  }
  return {
    port,
    npm: pid,
    script: pidOf('node scripts/start.mjs'),
    server: pidOf('apps/server/src/main.ts'),
    said: () => output,
  }
}

type Started = Awaited<ReturnType<typeof start>>

/** Whether it runs; whoever has ended and waits to be asked about it does not. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^\s*[^\sZ]/.test(stdout)
}

it.each<[string, (started: Started) => boolean]>([
  ['SIGINT to the whole group, as Ctrl-C is', ({ npm }) => process.kill(-npm, 'SIGINT')],
  ['SIGTERM to npm', ({ npm }) => process.kill(npm, 'SIGTERM')],
  ['SIGTERM to the whole group', ({ npm }) => process.kill(-npm, 'SIGTERM')],
  ['SIGTERM to the script', ({ script }) => process.kill(script, 'SIGTERM')],
  ['SIGTERM to the server', ({ server }) => process.kill(server, 'SIGTERM')],
])('R-OP-6 `npm start` drains on %s: of 16 visitors nobody notices', async (_, stop) => {
  const [leaving, staying] = [await start(), await start()]
  const proxy = await startProxy({ ports: [leaving.port, staying.port] })
  const failures: string[] = []
  const done = { GET: 0, POST: 0 }
  let running = true
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    await pause(BREATH_MS)
    const init = body !== undefined && {
      method,
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify(body),
    }
    try {
      const { status } = await fetch(`http://127.0.0.1:${proxy.port}${path}`, init || {})
      if (status !== 200) failures.push(`${method} ${path}: ${status}`)
    } catch (error) {
      failures.push(`${method} ${path}: ${error}`)
    }
    done[method] += 1
  }
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] }
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (running) {
      await ask('GET', '/api/config')
      await ask('POST', '/api/rpc/31337', call)
    }
  })
  const until = async (condition: () => boolean) => {
    while (!condition()) await pause(20)
  }
  await until(() => done.POST > VISITORS)
  stop(leaving)
  await until(() => !isAlive(leaving.server))
  const after = done.POST
  await until(() => done.POST > after + VISITORS)
  running = false
  await Promise.all(visitors)
  await proxy.stop()
  process.kill(staying.server, 'SIGTERM')
  await until(() => !isAlive(leaving.script) && !isAlive(leaving.npm))
  expect(failures).toEqual([])
  expect(done.POST).toBe(done.GET)
  expect(leaving.said()).toContain('"msg":"draining"')
  // It was given all of its time.
  expect(leaving.said()).not.toContain('no longer draining')
  expect(leaving.said()).toContain('"msg":"stopped"')
})
