import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'
import { temporaryDirectory } from './testConfig.ts'

export type TestProxy = { name: string; port: number; stop: () => Promise<void> }

const CONFIG = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** nginx with the configuration that is shipped, or where there is none a small stand-in. */
export async function startProxy(ports: readonly number[]): Promise<TestProxy> {
  const program = PLACES.find((path) => existsSync(path))
  return program ? startNginx(program, ports) : startStandIn(ports)
}

async function startNginx(program: string, ports: readonly number[]): Promise<TestProxy> {
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
    name: 'nginx',
    port,
    async stop() {
      process.removeListener('exit', kill)
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** One server after the other; another one only if the first was not reached. */
async function startStandIn(ports: readonly number[]): Promise<TestProxy> {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    if (incoming.url === '/metrics' || incoming.url === '/readyz') {
      outgoing.writeHead(404).end()
      return
    }
    const before = incoming.headers['x-forwarded-for']
    const peer = incoming.socket.remoteAddress ?? ''
    const forwarded = before === undefined ? peer : `${before}, ${peer}`
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded, connection: 'close' }
    const ask = (left: number) => {
      const options = { host: '127.0.0.1', port: ports[turn++ % ports.length], agent: false }
      const { method, url: path } = incoming
      const request = httpRequest({ ...options, method, path, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 0) ask(left - 1)
        else outgoing.writeHead(502).end()
      })
      request.end(Buffer.concat(chunks))
    }
    ask(ports.length - 1)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    name: 'stand-in',
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
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
