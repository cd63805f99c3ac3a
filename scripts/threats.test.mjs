import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('docs/threats.md names only tests and files that are there', () => {
  const text = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  const paths = [...text.matchAll(/`((?:apps|packages|e2e)\/[^`]+)`/g)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !existsSync(join(root, path ?? '')))).toEqual([])
})
