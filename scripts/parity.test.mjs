import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from './lib/files.mjs'
import { root } from './lib/toolchain.mjs'

/** The rows of the first table, cell by cell. */
function readRows() {
  const page = readFileSync(join(root, 'docs', 'parity.md'), 'utf8')
  const [, table = ''] = /\n\| what [^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(page) ?? []
  return table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
}

it('each row of docs/parity.md names a test that is there, or says no', () => {
  const tests = listFiles(root)
    .filter((path) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const rows = readRows()
  expect(rows.length).toBeGreaterThan(30)
  const wrong = rows.filter(([, , , , ours, test]) =>
    test === '–' ? !/^(no\b|the core alone)/.test(ours) : !tests.includes(`'${test}'`),
  )
  expect(wrong).toEqual([])
})
