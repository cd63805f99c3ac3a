import { expect, it } from 'vitest'
import { countedTitles } from './countedTitles.mjs'

const test = (fullName, status = 'passed') => ({ fullName, status })

it('names what was counted, of the files that count further', () => {
  const report = {
    testResults: [
      {
        name: '/home/deep.test.ts',
        assertionResults: [
          test(' reads 1,000,000 messages'),
          test('one wins, 20 times'),
          test('of 25 one wins'),
          test('refuses "9999" as an amount'),
          test('500 requests', 'failed'),
          test('12 kills after 1000 actions'),
          test('12 kills after 1000 actions'),
        ],
      },
      { name: '/home/other.test.ts', assertionResults: [test('status 404 is kept')] },
    ],
  }
  expect(countedTitles(report, (file) => file.includes('deep'))).toEqual([
    'reads 1,000,000 messages',
    'one wins, 20 times',
    '12 kills after 1000 actions',
  ])
})

it('names nothing of a report of another kind', () => {
  expect(countedTitles({ suites: [] }, () => true)).toEqual([])
})
