import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './testing/freePort.ts'
import { startServerProcess, type TestProcess } from './testing/startServerProcess.ts'
import { temporaryDirectory, testChain } from './testing/testConfig.ts'
import { testSite } from './testing/testSite.ts'

const started: TestProcess[] = []
afterEach(async () => {
  for (const { child, exit } of started.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
})

/** A server that drains for longer than any test waits. */
async function start(publicUrl = 'https://app.example.org') {
  const directory = temporaryDirectory()
  const chains = join(directory, 'chains.json')
  writeFileSync(chains, JSON.stringify([testChain()]))
  const port = await freePort()
  const process = await startServerProcess({
    PUBLIC_URL: publicUrl,
    PORT: String(port),
    SESSION_SECRET: 'x'.repeat(32),
    CHAINS_FILE: chains,
    DATA_DIR: directory,
    TEST_SITE: testSite(),
    ROLES: 'web',
    DRAIN_SECONDS: '600',
  })
  started.push(process)
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const untilDraining = async () => {
    for (;;) {
      const body = await (await ask('/readyz')).text()
      if (body.includes('draining')) return
    }
  }
  return { ...process, ask, untilDraining }
}

it('SIGTERM drains; a second one stops at once, unless it is an echo of the first', async () => {
  const { child, exit, ask, untilDraining } = await start()
  child.kill('SIGTERM')
  await untilDraining()
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect((await ask('/api/config')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

it('SIGINT stops at once, also a server that drains', async () => {
  const one = await start()
  one.child.kill('SIGINT')
  expect(await one.exit).toBe(0)
  const other = await start()
  other.child.kill('SIGTERM')
  await other.untilDraining()
  other.child.kill('SIGINT')
  expect(await other.exit).toBe(0)
})

it('SIGTERM stops at once where only this machine can reach the server', async () => {
  const { child, exit } = await start('http://localhost:4100')
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})
