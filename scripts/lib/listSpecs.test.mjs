import { expect, it } from 'vitest'
import { listSpecs } from './listSpecs.mjs'

const spec = (title, status, attachments) => ({
  title,
  file: 'kit/axe.spec.ts',
  tests: [{ projectName: 'looking', status, results: [{ attachments }] }],
})

it('lists the tests of a report, those in groups with the names of their groups', () => {
  const report = {
    suites: [
      {
        title: 'kit/axe.spec.ts',
        specs: [spec('is sound', 'expected', [])],
        suites: [
          {
            title: 'in the dark',
            specs: [spec('is sound', 'unexpected', [{ name: 'trace', path: '/tmp/trace.zip' }])],
          },
        ],
      },
    ],
  }
  expect(listSpecs(report)).toEqual([
    {
      project: 'looking',
      file: 'kit/axe.spec.ts',
      titles: ['is sound'],
      title: '[looking] kit/axe.spec.ts › is sound',
      status: 'expected',
      trace: undefined,
    },
    {
      project: 'looking',
      file: 'kit/axe.spec.ts',
      titles: ['in the dark', 'is sound'],
      title: '[looking] kit/axe.spec.ts › in the dark › is sound',
      status: 'unexpected',
      trace: '/tmp/trace.zip',
    },
  ])
})

it('lists none of a report of another kind', () => {
  expect(listSpecs({ testResults: [] })).toEqual([])
})
