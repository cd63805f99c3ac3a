import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/toolchain.mjs'

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const tasks = text.slice(text.indexOf('## Where would you'), text.indexOf('## Tests'))
const paths = [...tasks.matchAll(/`((?:packages|apps|deploy)\/[^`]+)`/g)].map(([, path]) => path)

it('lists ten tasks', () => {
  expect(tasks.split('\n').filter((line) => /^\| (?!task|-)/.test(line))).toHaveLength(10)
})

it.each(paths)('%s, which is to be touched, is there', (path) => {
  expect(existsSync(join(root, path))).toBe(true)
})

it('names words and variables that are there', () => {
  const english = readFileSync(join(root, 'packages/kit/src/i18n/locales/en.ts'), 'utf8')
  expect(english).toContain("'verify.error.sign'")
})
