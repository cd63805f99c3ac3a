import { describe, expect, it } from 'vitest'
import { failedTests } from './failedTests.mjs'

const here = { root: '/home', isSerial: (file) => file === 'acts.spec.ts' }

describe('of vitest', () => {
  const test = (title, status, ...above) => ({
    title,
    ancestorTitles: ['', ...above],
    fullName: [' ', ...above, title].join(' '),
    status,
  })
  const file = (name, status, ...assertionResults) => ({
    name: `/home/${name}`,
    status,
    assertionResults,
  })

  it('names the files and tests that failed', () => {
    const testResults = [
      file('a.test.ts', 'failed', test('one', 'passed', 'a'), test('two', 'failed', 'a')),
      file('b.test.ts', 'passed', test('b', 'passed')),
      file('c.test.ts', 'failed', test('two', 'failed', 'a'), test('c', 'failed')),
    ]
    expect(failedTests({ testResults }, here)).toEqual({
      files: ['a.test.ts', 'c.test.ts'],
      names: ['a > two', 'c'],
      count: 2,
    })
  })

  it('names whole files where one failed before its tests', () => {
    const testResults = [
      file('a.test.ts', 'failed', test('a', 'failed')),
      file('b.test.ts', 'failed', test('b', 'skipped')),
    ]
    expect(failedTests({ testResults }, here)).toEqual({
      files: ['a.test.ts', 'b.test.ts'],
      count: 2,
    })
  })

  it('names nothing where no file failed', () => {
    const testResults = [file('a.test.ts', 'passed')]
    expect(failedTests({ testResults }, here)).toBeUndefined()
  })
})

describe('of Playwright', () => {
  const spec = (file, title, status) => ({
    file,
    title,
    tests: [{ projectName: 'looking', status, results: [] }],
  })
  const report = (...specs) => ({ suites: [{ title: 'file', specs }] })

  it.each([
    ['a test', spec('a.spec.ts', 'fails', 'unexpected'), '[looking] › a.spec.ts › fails'],
    ['one that was retried', spec('a.spec.ts', 'x', 'flaky'), '[looking] › a.spec.ts › x'],
    ['a serial file', spec('acts.spec.ts', 'fails', 'unexpected'), '[looking] › acts.spec.ts'],
    ['a title with the sign', spec('a.spec.ts', 'a › b', 'unexpected'), '[looking] › a.spec.ts'],
  ])('lists %s', (_, failed, line) => {
    const others = [spec('b.spec.ts', 'passes', 'expected'), spec('b.spec.ts', 'not', 'skipped')]
    expect(failedTests(report(...others, failed), here)).toEqual({ list: [line], count: 1 })
  })

  it('lists nothing where something else was wrong', () => {
    const whole = report(spec('a.spec.ts', 'fails', 'unexpected'))
    expect(failedTests({ ...whole, errors: [{}] }, here)).toBeUndefined()
    expect(failedTests(report(), here)).toBeUndefined()
  })
})

it('names the projects that TypeScript refused', () => {
  const projects = ['e2e/tsconfig.json']
  expect(failedTests({ projects }, here)).toEqual({ projects, count: 1 })
  expect(failedTests({ projects: [] }, here)).toBeUndefined()
})

it('names nothing without a report', () => {
  expect(failedTests(undefined, here)).toBeUndefined()
})
