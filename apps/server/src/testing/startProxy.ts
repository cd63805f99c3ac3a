import { spawn } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'
import { temporaryDirectory } from './testConfig.ts'

export type TestProxy = { port: number; stop: () => Promise<void> }

const CONFIG = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))

/** nginx with the configuration that is shipped. */
export async function startProxy(ports: readonly number[]): Promise<TestProxy> {
  // Set by the tests' own setup (scripts/lib/provide.mjs).
  const program = process.env.NGINX_PATH
  if (!program) throw new Error('Set NGINX_PATH.')
  const directory = temporaryDirectory()
  // Its workers are not root, even when the test is.
  chmodSync(directory, 0o755)
  const port = await freePort()
  let next = 0
  const config = readFileSync(CONFIG, 'utf8')
    .replaceAll('/tmp/', `${directory}/`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/server server-\d:4100/g, () => `server 127.0.0.1:${ports[next++]}`)
  if (next !== ports.length) throw new Error('nginx.conf names another number of servers.')
  const file = join(directory, 'nginx.conf')
  writeFileSync(file, config)
  const args = ['-c', file, '-p', directory, '-e', 'stderr', '-g', 'daemon off;']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await untilListening(port, () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`)
  })
  return {
    port,
    async stop() {
      process.removeListener('exit', kill)
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilListening(port: number, check: () => void): Promise<void> {
  for (;;) {
    check()
    const answered = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
