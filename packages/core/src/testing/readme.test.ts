import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as viem from 'viem'
import * as chains from 'viem/chains'
import { expect, it } from 'vitest'
import * as core from '../index.ts'
import * as testing from './index.ts'

const MODULES = {
  '@countersign/core': core,
  '@countersign/core/testing': testing,
  viem,
  'viem/chains': chains,
}

/** The code that stands below a heading of the README, as a function of what it imports. */
function readExample(heading: string) {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')
  const [, code = ''] = readme.split(`\n## ${heading}\n`)[1]?.match(/```ts\n([\s\S]*?)```/) ?? []
  const body = code.replaceAll(/import (\{[^}]*\}) from ('[^']+')/g, 'const $1 = modules[$2]')
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor // has no name of its own
  return new AsyncFunction('modules', `${body}\nreturn { account, wallet }`)
}

it('the example of the README connects a scripted wallet', async () => {
  const { account, wallet } = await readExample('Testing with the scripted wallet')(MODULES)
  expect(account).toBe(wallet.accounts[0])
  expect(wallet.asked).toContain('eth_requestAccounts')
  await expect(wallet.provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 4001,
  })
})
