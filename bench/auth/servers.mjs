import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSource, root } from '../../scripts/lib/toolchain.mjs'

/** Each server has one core to itself: the rates are per core. */
const PINNED = ['-c', '0', process.execPath]

async function start(args, env) {
  const port = await freePort()
  const child = spawn('taskset', [...PINNED, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('The server ended.')))
  })
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit')
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { port, stop, cpuSeconds: () => cpuSeconds(child.pid) }
}

/** Of a process and all its threads, as the kernel counts it. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export const startPeer = () => start(['bench/auth/peer.mjs'], () => ({}))

/** Ours as it runs in production; without `databaseUrl` on the embedded database. */
export function startOurs({ databaseUrl } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-bench-'))
  const chains = join(folder, 'chains.json')
  // Plain accounts are verified without any node; this one is never asked.
  const chain = {
    id: 31337,
    shortName: 'one',
    name: 'One',
    rpc: ['http://127.0.0.1:9'],
    features: [],
    l2: false,
  }
  writeFileSync(chains, JSON.stringify([chain]))
  return start([...fromSource, 'apps/server/src/main.ts'], (port) => ({
    PUBLIC_URL: `http://localhost:${port}`,
    CHAINS_FILE: chains,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    // Limits by visitor are not the subject: every visitor here is the same one.
    RATE_LIMIT: 'off',
    ROLES: 'web',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }))
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
