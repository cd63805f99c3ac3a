import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { fail, PlainError } from './lib/steps.mjs'
import { ensureInstalled, ensureNode, fromSource, openEnvironment, root } from './lib/toolchain.mjs'

/**
 * `npm start`: the demo world by default; with CHAINS_FILE the production server, and then
 * nothing of the demo is built or served.
 */
async function start() {
  const production = Boolean(process.env.CHAINS_FILE)
  await refuseTakenPort()
  const node = await ensureNode()
  await ensureInstalled(node)
  await ensureBuilt(node, production ? 'web' : 'demo')
  const entry = production ? 'apps/server/src/main.ts' : 'apps/demo/src/main.ts'
  // The channel is a lifeline: when this process dies in any way, it closes and the child stops.
  const child = spawn(node, [...fromSource, join(root, entry)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: openEnvironment(node),
  })
  const parent = process.ppid
  let isTold = false
  const tell = () => {
    isTold = true
    child.kill('SIGTERM')
  }
  // A killed `npm` leaves this script running; a changed parent is the only sign of it. Once: the child
  // takes a second word for somebody's hurry, and has visitors to finish with.
  const watch = setInterval(() => {
    if (process.ppid !== parent && !isTold) tell()
  }, 500)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The terminal sends Ctrl-C to the whole group; what comes twice within a second is one to the child.
    process.on(signal, tell)
  }
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))
}

/** Says at once what would otherwise fail after a minute of building. */
async function refuseTakenPort() {
  const port = Number(process.env.PORT || 4100)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const probe = createServer()
  await new Promise((resolve, reject) => {
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PlainError(`Port ${port} is already in use. Set PORT to another one.`)
          : error,
      ),
    )
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(resolve))
  })
}

start().catch(fail)
