import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from './config/parseConfig.ts'
import { bareEnvironment } from './testing/bareEnvironment.ts'
import { freePort } from './testing/freePort.ts'
import { giveDatabase } from './testing/giveDatabase.ts'
import { temporaryDirectory, testChain } from './testing/testConfig.ts'
import { testSite } from './testing/testSite.ts'

const MAIN = new URL('./main.ts', import.meta.url)
const RUN = new URL('./run.ts', import.meta.url)
const PARSE = new URL('./config/parseConfig.ts', import.meta.url)
/** As the start script runs it. */
const FROM_SOURCE = ['--conditions=source', '--disable-warning=ExperimentalWarning']
const children: ChildProcess[] = []

afterAll(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function launch(args: string[], env: Record<string, string>, channel = false) {
  const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'pipe', 'pipe']
  if (channel) stdio.push('ipc')
  const child = spawn(process.execPath, [...FROM_SOURCE, ...args], {
    env: { ...bareEnvironment(), ...env },
    stdio,
  })
  children.push(child)
  if (!child.stdout || !child.stderr) throw new Error('The child has no output.')
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, code, stdout: child.stdout, stderr: text(child.stderr) }
}

function environment() {
  const directory = temporaryDirectory()
  const file = join(directory, 'chains.json')
  writeFileSync(file, JSON.stringify([testChain()]))
  return { CHAINS_FILE: file, DATA_DIR: join(directory, 'data') }
}

const file = join(temporaryDirectory(), 'file')
writeFileSync(file, 'not JSON')

const WRONG: [name: string, value: string][] = [
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HOST', 'localhost:80'],
  ['HOST', 'eth0'],
  ['APP_NAME', 'a\tb'],
  ['PUBLIC_URL', 'nowhere'],
  ['PUBLIC_URL', 'http://app.example.org'],
  ['PUBLIC_URL', 'https://app.example.org/path'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'postgres://'],
  ['DATA_DIR', file],
  ['SESSION_SECRET', 'short'],
  ['CHAINS_FILE', file],
  ['CHAINS_FILE', '/no/such/file'],
  ['CHAINS_FILE', ''],
  ['RPC_KEY_PRIMARY', 'short'],
  ['RPC_KEY_SECONDARY', 'short'],
  ['WALLETCONNECT_PROJECT_ID', 'x'],
  ['WALLETCONNECT_RELAY_URL', 'x'],
  ['GATEWAY_URL', 'x'],
  ['FRAME_ORIGINS', 'x'],
  ['SIGN_IN_DOMAINS', 'x/y'],
  ['SIGN_IN_NODES', 'x'],
  ['TRUST_PROXY', 'x'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['LOG_LEVEL', 'x'],
  ['SAFE_APPS_FILE', '/no/such/file'],
  ['FUNCTIONS_FILE', file],
  ['PRICES_FILE', file],
  ['PRICES_URL', 'http://prices.example.org'],
  ['IPFS_URL', 'ipfs.io'],
  ['DESCRIPTIONS_DIR', '/no/such/folder'],
  ['DESCRIPTIONS_URL', 'x'],
  ['DRAIN_SECONDS', '5s'],
  ['HSTS', 'yes'],
  ['NONCE_TTL_SECONDS', 'x'],
  ['SIGN_IN_WINDOW_SECONDS', 'x'],
  ['SESSION_TTL_SECONDS', 'x'],
  ['RATE_LIMIT', 'x'],
  ['METRICS_TOKEN', 'x'],
  ['ROLES', 'x'],
]

describe('a wrong variable: one line that names it, exit code 1', () => {
  it.each(WRONG)('%s=%s is found before anything starts', (name, value) => {
    const env = { ...environment(), [name]: value }
    expect(() => parseConfig(env)).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })

  // What the process makes of that is the same for all of them, so it is tried with a few.
  it('R-OP-3 is tried with 40 and more', () => {
    expect(WRONG.length).toBeGreaterThanOrEqual(40)
  })

  it.concurrent.each(WRONG.filter((_, at) => at % 6 === 0))(
    '%s=%s ends the process',
    async (name, value) => {
      const main = launch([MAIN.pathname], { ...environment(), [name]: value })
      expect(await main.code).toBe(1)
      expect(await main.stderr).toMatch(new RegExp(`^${name}: [^\\n]+\\n$`))
      expect(await text(main.stdout)).toBe('')
    },
  )
})

describe('the process', () => {
  const runFile = `import { run } from ${JSON.stringify(RUN.href)}
    await run({ env: process.env, site: { root: process.env.TEST_SITE } })`

  /** Starts the server as a process and waits for its ready line. */
  async function ready(extra: Record<string, string> = {}, channel = false) {
    const PORT = String(await freePort())
    const env = { ...environment(), TEST_SITE: testSite(), PORT, ...extra }
    await giveDatabase(env.DATA_DIR)
    const running = launch(['--input-type=module', '-e', runFile], env, channel)
    const [line] = await new Promise<string[]>((resolve) => {
      running.stdout.once('data', (data: Buffer) => resolve(data.toString().split('\n')))
      running.stdout.once('end', () => resolve([]))
    })
    return { ...running, line, url: `http://localhost:${PORT}` }
  }

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says when it is ready, and stops on %s',
    async (signal) => {
      const { line, url, child, code } = await ready({ APP_NAME: 'Desk' })
      expect(line).toBe(`Desk is ready at ${url}`)
      expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
      child.kill(signal)
      child.kill(signal)
      expect(await code).toBe(0)
    },
  )

  it('stops when the process that started it is gone', async () => {
    const { child, code } = await ready({}, true)
    child.disconnect()
    expect(await code).toBe(0)
  })

  it('names a taken port in one line and exits with 1, also over a channel', async () => {
    const { url } = await ready()
    const { code, stderr } = await ready({ PORT: new URL(url).port }, true)
    expect(await code).toBe(1)
    expect(await stderr).toBe(
      `Port ${new URL(url).port} is already in use. Set PORT to another one.\n`,
    )
  })

  it('names a missing build in one line and exits with 1', async () => {
    const { code, stderr } = await ready({ TEST_SITE: '/no/such/site' })
    expect(await code).toBe(1)
    expect(await stderr).toBe(
      'There is no index.html in /no/such/site. Run the build first: npm run build.\n',
    )
  })

  it('shares one session secret with others that start at the same moment', async () => {
    const env = { ...environment(), GATE: join(temporaryDirectory(), 'gate') }
    // All wait at a gate and then race for one new directory after the other.
    const script = `import { existsSync } from 'node:fs'
      import { parseConfig } from ${JSON.stringify(PARSE.href)}
      process.stdout.write('waiting\\n')
      while (!existsSync(process.env.GATE));
      for (let round = 0; round < 50; round++) {
        const DATA_DIR = process.env.DATA_DIR + round
        process.stdout.write(parseConfig({ ...process.env, DATA_DIR }).sessionSecret + '\\n')
      }`
    const racers = Array.from({ length: 4 }, () =>
      launch(['--input-type=module', '-e', script], env),
    )
    const outputs = racers.map(({ stdout }) => text(stdout))
    await Promise.all(
      racers.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve))),
    )
    writeFileSync(env.GATE, '')
    const [first, ...others] = await Promise.all(outputs)
    expect(first?.trim().split('\n')).toHaveLength(51)
    for (const other of others) expect(other).toBe(first)
  })
})
