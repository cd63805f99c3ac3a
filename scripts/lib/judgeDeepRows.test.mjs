import { expect, it } from 'vitest'
import { judgeDeepRows } from './judgeDeepRows.mjs'

const row = (tests) => ({
  date: '2026-11-17',
  commit: '0123456789ab',
  platform: 'linux-x64',
  tests,
  minutes: '3.0',
})
const AT = '0123456789ab (2026-11-17, linux-x64)'

it.each([
  ['was never run', undefined, [], 'never run'],
  ['passed on code as it is', row('12 passed'), [], undefined],
  ['failed', row('12 passed, 1 failed'), [], `not green, 12 passed, 1 failed, at ${AT}`],
  ['ran no test', row('0 passed'), [], `not green, 0 passed, at ${AT}`],
  ['could not run', row('not run: no anvil'), [], `not run: no anvil, at ${AT}`],
  [
    'has an old commit that nobody knows',
    row('1 passed'),
    undefined,
    `stale, ${AT} is not in the history`,
  ],
  [
    'passed before a change',
    row('1 passed'),
    ['a.ts'],
    `stale, 1 file has changed since ${AT}: a.ts`,
  ],
  [
    'passed before many changes',
    row('1 passed'),
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'],
    `stale, 5 files have changed since ${AT}: a.ts, b.ts, c.ts and 2 more`,
  ],
  ['failed before a change', row('1 failed'), ['a.ts'], `not green, 1 failed, at ${AT}`],
  ['ran often enough and alike', row('3 quiet and 2 busy runs, none differs'), [], undefined],
  [
    'ran alike, and not often enough',
    row('2 quiet and 2 busy runs, none differs; 3 and 2 are wanted'),
    [],
    `not green, 2 quiet and 2 busy runs, none differs; 3 and 2 are wanted, at ${AT}`,
  ],
  [
    'ran differently',
    row('3 quiet and 2 busy runs, 1 differs'),
    [],
    `not green, 3 quiet and 2 busy runs, 1 differs, at ${AT}`,
  ],
])('a part that %s', (_, its, changed, why) => {
  const rows = its ? { requests: its } : {}
  const lines = judgeDeepRows(['requests'], rows, () => changed)
  expect(lines).toEqual(why ? [`requests: ${why}`] : [])
})

it('asks for each part what it covers, since its own commit', () => {
  const rows = { one: row('1 passed'), two: { ...row('1 passed'), commit: 'ba9876543210' } }
  const asked = []
  judgeDeepRows(['one', 'two', 'three'], rows, (...of) => {
    asked.push(of)
    return []
  })
  expect(asked).toEqual([
    ['one', '0123456789ab'],
    ['two', 'ba9876543210'],
  ])
})
