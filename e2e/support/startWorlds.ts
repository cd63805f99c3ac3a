import { spawn } from 'node:child_process'
import { createServer } from 'node:http'

const DEMO = [
  '--conditions=source',
  '--disable-warning=ExperimentalWarning',
  'apps/demo/src/main.ts',
]

/**
 * The demo, once for each port, started side by side: Playwright would wait for one before it begins with
 * the next. At the first port it is said whether all of them are ready.
 */
function startWorlds([own, ...ports]: readonly number[], data: string): void {
  const worlds = ports.map((port) => {
    const env = { ...process.env, PORT: `${port}`, DATA_DIR: `${data}/${port}` }
    return spawn(process.execPath, DEMO, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  })
  const isReady = async (port: number) => (await fetch(`http://localhost:${port}/readyz`)).ok
  const server = createServer(async (_, response) => {
    const all = await Promise.allSettled(ports.map(isReady))
    const areReady = all.every((one) => one.status === 'fulfilled' && one.value)
    response.writeHead(areReady ? 200 : 503).end()
  }).listen(own)
  const stop = () => {
    server.close()
    for (const world of worlds) world.kill()
  }
  process.on('SIGTERM', stop)
  for (const world of worlds) {
    world.on('exit', (code) => {
      process.exitCode ||= code ?? 0
      stop()
    })
  }
}

const [data = '', ...ports] = process.argv.slice(2)
startWorlds(ports.map(Number), data)
