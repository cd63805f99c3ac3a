import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/toolchain.mjs'

/** `npm test` with some parts, as far as it comes. */
function test(parts, env) {
  const args = [join(root, 'scripts', 'test.mjs'), ...parts]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: `${stdout}${stderr}` }
}

it('a program that is not where it should be ends `npm test` in one line, before anything is run', () => {
  expect(test(['check', 'e2e'], { CHROMIUM_PATH: '/nowhere/chromium' })).toEqual({
    status: 1,
    said: 'CHROMIUM_PATH is set to /nowhere/chromium, where chromium is not.\n',
  })
})

it('a part that does not exist is named with those that do', () => {
  const { status, said } = test(['chekc'], {})
  expect(status).toBe(1)
  expect(said).toMatch(/^There is no part "chekc"\. Parts: check, .*e2e\.\n$/)
})
