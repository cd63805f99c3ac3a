import { expect, it } from 'vitest'
import { listTraces } from './listTraces.mjs'

it('says of each test that failed how its trace is opened', () => {
  const spec = (title, ...attachments) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'looking', status: 'unexpected', results: [{ attachments }] }],
  })
  const trace = { name: 'trace', path: '/home/test-results/a/trace.zip' }
  const report = { suites: [{ title: 'a.spec.ts', specs: [spec('a', trace), spec('b')] }] }
  expect(listTraces(report, '/home')).toEqual([
    '[looking] a.spec.ts › a',
    '  npx playwright show-trace test-results/a/trace.zip',
  ])
})
