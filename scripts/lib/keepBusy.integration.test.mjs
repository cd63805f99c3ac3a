import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepBusy } from './keepBusy.mjs'
import { root } from './toolchain.mjs'

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('keeps cores busy until it is told to stop', async () => {
  const { pids, stop } = keepBusy(2)
  expect(pids.map(isAlive)).toEqual([true, true])
  stop()
  await expect.poll(() => pids.some(isAlive)).toBe(false)
})

it.each(['SIGINT', 'SIGKILL'])('leaves nothing behind when %s ends the run', async (signal) => {
  const own = (name) => JSON.stringify(join(root, 'scripts', 'lib', name))
  const script = `import(${own('steps.mjs')}).then(() => import(${own('keepBusy.mjs')})).then(
    ({ keepBusy }) => { console.log(JSON.stringify(keepBusy(1).pids)); setInterval(() => {}, 1e6) })`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const pids = JSON.parse(line)
  expect(pids.map(isAlive)).toEqual([true])
  child.kill(signal)
  await once(child, 'exit')
  await expect.poll(() => pids.some(isAlive)).toBe(false)
})
