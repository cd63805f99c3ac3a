import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { logged } from './logged.mjs'
import { scope } from './scope.mjs'
import { must, run } from './steps.mjs'
import { buildApps } from './strangers/buildApps.mjs'
import { together } from './together.mjs'
import { withFolder } from './withFolder.mjs'

const node = process.execPath
/** Runs until it is ended, and so does what it has started, which hears nothing of a closed pipe. */
const endless = (mark) => `
  require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '${mark}'], { stdio: 'ignore' })
  process.stdout.write('begun')
  setInterval(() => require('node:fs').writeFileSync('written', ''), 1)`
const failing = 'for (let i = 1; i <= 60; i++) console.log("line " + i); process.exitCode = 3'

/** The processes that carry a mark in their arguments. */
const carrying = (mark) =>
  spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(mark) && !line.startsWith('ps '))

/** Both it and what it has started. */
const begun = async (mark) => {
  while (carrying(mark).length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('the first that fails is told, and what ran beside it is ended with all that it had started', async () => {
  const mark = `mark-of-${process.pid}-together`
  let beside
  const both = together([
    async () => {
      await begun(mark)
      await must('Building one failed.', node, ['-e', failing])
    },
    () => {
      beside = must('Building two failed.', node, ['-e', endless(mark)], { cwd: tmpdir() })
      return beside
    },
  ])
  await expect(both).rejects.toThrow(/^Building one failed\.\nline 21\n/)
  await expect(beside).rejects.toThrow('was ended')
  expect(carrying(mark)).toEqual([])
})

it('nothing is begun once something beside it has failed', async () => {
  let later
  const both = together([
    () => must('Building one failed.', node, ['-e', 'process.exitCode = 1']),
    async () => {
      await once(scope.getStore().signal, 'abort')
      later = run(node, ['-e', ''])
      await later
    },
  ])
  await expect(both).rejects.toThrow('Building one failed.')
  await expect(later).rejects.toThrow('was ended')
})

it('what a failed command has left running does not hold it up, and is ended', async () => {
  const mark = `mark-of-${process.pid}-left`
  const leaves = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '${mark}'], { stdio: 'inherit' }).once('spawn', () => process.exit(2))`
  expect((await run(node, ['-e', leaves])).code).toBe(2)
  expect(carrying(mark)).toEqual([])
})

it('what has left its command’s group is not waited for, though it holds the output open', async () => {
  const leaves = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit', detached: true })
    child.once('spawn', () => { console.log(child.pid); process.exit(0) })`
  const { code, output } = await run(node, ['-e', leaves])
  process.kill(Number(output), 'SIGKILL')
  expect(code).toBe(0)
})

it('a stranger’s app whose build fails shows its own error, while another’s is still being built in the same folder, and nothing is left', async () => {
  const mark = `mark-of-${process.pid}-apps`
  let used
  const walked = withFolder('strangers', async (folder) => {
    used = folder
    const write = (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    write('vite/node_modules/typescript/bin/tsc', endless(mark))
    const waits = `setInterval(() => {
      const { stdout } = require('node:child_process').spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
      if (!stdout.includes('${mark}')) return
      console.error('Cannot find native binding')
      process.exit(1)
    }, 20)`
    write('next/node_modules/next/dist/bin/next', waits)
    const env = { ...process.env }
    await logged('apps', () => buildApps(['vite', 'next'], { node, env, folder }), { folder })
  })
  await expect(walked).rejects.toThrow(
    /^Building examples\/next failed\.\nCannot find native binding\nThe whole log is in .*apps\.log\.$/,
  )
  expect(existsSync(used)).toBe(false)
  expect(carrying(mark)).toEqual([])
})

it('a log has what every command said, whether it was shown or not', async () => {
  await withFolder('logs', async (folder) => {
    const log = await logged(
      'some',
      async (file) => {
        await run(node, ['-e', 'console.log("quiet"); console.error("and wrong")'])
        await run(node, ['-p', '"\\u001b[31mshown\\u001b[0m"'], { quiet: false })
        return file
      },
      { folder },
    )
    expect(readFileSync(log, 'utf8')).toMatch(/quiet\nand wrong\n\n\$ .*\nshown\n/)
  })
})
