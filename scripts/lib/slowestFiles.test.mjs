import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { slowestFiles } from './slowestFiles.mjs'

const folder = mkdtempSync(join(tmpdir(), 'countersign-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const spec = (...durations) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})

it('lists the slowest files of both runners, slowest first', () => {
  const unit = {
    testResults: [
      { name: '/home/packages/a.test.ts', startTime: 1_000, endTime: 3_500 },
      { name: '/home/packages/b.test.ts', startTime: 0, endTime: 20 },
    ],
  }
  const e2e = {
    config: { rootDir: '/home/e2e/specs' },
    suites: [
      {
        file: 'kit/axe.spec.ts',
        specs: [spec(400)],
        suites: [{ specs: [spec(600), spec(3_000)] }],
      },
    ],
  }
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit))
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify(e2e))
  writeFileSync(join(folder, 'notes.txt'), 'no report')
  expect(slowestFiles(folder, '/home', 2)).toEqual([
    { file: 'e2e/specs/kit/axe.spec.ts', seconds: 4 },
    { file: 'packages/a.test.ts', seconds: 2.5 },
  ])
})

it('lists none when nothing was reported', () => {
  expect(slowestFiles(join(folder, 'nothing'), '/home')).toEqual([])
})
