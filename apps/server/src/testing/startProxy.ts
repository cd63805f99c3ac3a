import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'
import { temporaryDirectory } from './testConfig.ts'

export type TestProxy = { port: number; stop: () => Promise<void> }

type StartProxyParameters = {
  /** Where the servers listen. */
  ports: readonly number[]
  /** Whose X-Forwarded-For it believes. */
  trustedBalancers?: string
  /** Encrypted, with a certificate that Caddy makes itself; for a name other than localhost as told to. */
  secure?: boolean | string
}

const CONFIG = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url))

/** Caddy with the configuration that is shipped, except for its addresses. */
export async function startProxy(parameters: StartProxyParameters): Promise<TestProxy> {
  const { ports, trustedBalancers = '', secure = false } = parameters
  // Set by the tests' own setup (scripts/lib/provide.mjs).
  const program = process.env.CADDY_PATH
  if (!program) throw new Error('Set CADDY_PATH.')
  const directory = temporaryDirectory()
  const [port, redirects] = [await freePort(), await freePort()]
  const file = join(directory, 'Caddyfile')
  const config = withAddresses(ports, `admin unix/${directory}/admin`, redirects)
  const name = typeof secure === 'string' ? secure : 'localhost'
  // As docs/operations.md says it for a network of one's own.
  const site = '{$SITE_ADDRESS} {'
  writeFileSync(
    file,
    name === 'localhost' ? config : config.replace(site, `${site}\n\ttls internal`),
  )
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      SITE_ADDRESS: secure ? `https://${name}:${port}` : `http://:${port}`,
      TRUSTED_BALANCERS: trustedBalancers,
      // What it keeps, certificates too.
      XDG_DATA_HOME: directory,
      XDG_CONFIG_HOME: directory,
    },
  })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const signs = ['serving initial configuration', ...(secure ? ['certificate obtained'] : [])]
  while (!signs.every((sign) => errors.includes(sign))) {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${errors}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    port,
    async stop() {
      process.removeListener('exit', kill)
      child.kill('SIGTERM')
      await ended
    },
  }
}

function withAddresses(ports: readonly number[], admin: string, redirects: number): string {
  const shipped = readFileSync(CONFIG, 'utf8')
  const servers = ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const config = shipped
    .replace('to server-1:4100 server-2:4100', `to ${servers}`)
    .replace('admin localhost:2019', `${admin}\n\thttp_port ${redirects}`)
  if (!config.includes(servers) || !config.includes(admin)) {
    throw new Error('The Caddyfile names other addresses.')
  }
  return config
}
