import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runFlakes } from './runFlakes.mjs'

let home
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'countersign-flakes-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const TREE = [
  { file: 'apps/web/src/main.tsx', blob: 'aaa' },
  { file: 'docs/testing.md', blob: 'bbb' },
]

/** One call, with a browser part in which one test becomes `status`. */
async function call({ status = 'expected', failed, tree = TREE, busy, work } = {}) {
  const events = []
  const part = async ({ env, reports, files }) => {
    events.push(`DEEP is "${env.DEEP}"`, files[0])
    const test = { projectName: 'looking', status, results: [] }
    const suites = [
      { title: 'a.spec.ts', specs: [{ title: 'a', file: 'a.spec.ts', tests: [test] }] },
    ]
    writeFileSync(join(reports, 'e2e.json'), JSON.stringify({ suites }))
    return { passed: 1, failed: failed ?? (status === 'expected' ? 0 : 1) }
  }
  const result = await runFlakes({
    busy,
    env: { DEEP: '1' },
    reports: home,
    say: (text) => events.push(text),
    covered: (files) => files.filter((file) => !file.endsWith('.md')),
    tally: join(home, 'flakes-tally'),
    work: work ?? part,
    listTree: async () => tree,
    load: () => {
      events.push('busy')
      return { stop: () => events.push('quiet') }
    },
  })
  return { ...result, events }
}

it('runs the browser part once, as `npm test` does, and adds up over several calls', async () => {
  const first = await call()
  expect(first.events.slice(0, 2)).toEqual(['DEEP is ""', '--output'])
  expect(first.said).toBe('1 quiet and 0 busy runs, none differs; 3 and 2 are wanted')
  await call()
  await call()
  await call({ busy: true })
  const last = await call({ busy: true })
  expect(last).toMatchObject({
    passed: 1,
    failed: 0,
    said: '3 quiet and 2 busy runs, none differs',
    counted: [],
  })
})

it('names a test that was not the same', async () => {
  await call()
  const { failed, counted } = await call({ status: 'unexpected', busy: true })
  expect([failed, counted]).toEqual([1, ['[looking] a.spec.ts › a: unexpected in busy run 1']])
})

it('counts runs of the same code only, and a change of words is none', async () => {
  await call({ status: 'unexpected' })
  const [main, page] = TREE
  const other = await call({ tree: [{ ...main, blob: 'ccc' }, page] })
  expect(other.said).toMatch(/^1 quiet and 0 busy runs, none differs/)
  const words = await call({ tree: [main, { ...page, blob: 'ddd' }] })
  expect(words.said).toMatch(/^2 quiet and 0 busy runs, 1 differs/)
})

it('is busy only beside the run, also when that breaks off', async () => {
  const work = async () => {
    throw new Error('The test runner ended without a report.')
  }
  const { events, said, failed } = await call({ busy: true, work })
  expect(events.slice(0, 3)).toEqual(['busy', 'The test runner ended without a report.\n', 'quiet'])
  expect(said).toMatch(/1 broke off/)
  expect(failed).toBe(1)
})

it('a run that fails without a test that fails broke off', async () => {
  expect((await call({ failed: 1 })).said).toMatch(/1 broke off/)
})

it('keeps what became of each test', async () => {
  await call({ busy: true })
  const [run] = JSON.parse(readFileSync(join(home, 'flakes-tally'), 'utf8'))
  expect(run).toMatchObject({ busy: true, outcomes: { '[looking] a.spec.ts › a': 'expected' } })
})
