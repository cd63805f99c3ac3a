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

/** Longer than what counts as an echo of the first signal. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 1_100))

it.each(['SIGTERM', 'SIGINT'] as const)(
  'R-OP-6 %s drains; a second one stops at once, unless it is an echo of the first',
  async (signal) => {
    const { child, exit, ask, untilDraining } = await start()
    child.kill(signal)
    await untilDraining()
    child.kill(signal)
    await pause()
    expect((await ask('/api/config')).status).toBe(200)
    child.kill(signal)
    expect(await exit).toBe(0)
  },
)

it('R-OP-6 a terminal’s SIGINT and the SIGTERM of who passes it on are one word', async () => {
  const { child, exit, ask, untilDraining, lines } = await start()
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await untilDraining()
  expect((await ask('/api/config')).status).toBe(200)
  expect(lines.filter((line) => line.includes('no longer draining'))).toEqual([])
  await pause()
  child.kill('SIGINT')
  expect(await exit).toBe(0)
  expect(lines.filter((line) => line.includes('no longer draining'))).toHaveLength(1)
})

it('R-OP-6 SIGTERM stops at once where only this machine can reach the server', async () => {
  const { child, exit } = await start('http://localhost:4100')
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})
