import { expect, it } from 'vitest'
import { tallyRuns } from './tallyRuns.mjs'

const quiet = (outcomes) => ({ busy: false, outcomes })
const busy = (outcomes) => ({ busy: true, outcomes })
const fine = { one: 'expected', two: 'expected' }
const late = { one: 'expected', two: 'unexpected' }
const five = [quiet(fine), quiet(fine), quiet(fine), busy(fine), busy(fine)]

it.each([
  ['no run', [], '0 quiet and 0 busy runs, none differs; 3 and 2 are wanted', []],
  ['five that are alike', five, '3 quiet and 2 busy runs, none differs', []],
  [
    'too few that are busy',
    five.slice(0, 4),
    '3 quiet and 1 busy runs, none differs; 3 and 2 are wanted',
    [],
  ],
  [
    'too few that are quiet',
    five.slice(1),
    '2 quiet and 2 busy runs, none differs; 3 and 2 are wanted',
    [],
  ],
  [
    'one test that failed once',
    [quiet(fine), busy(fine), quiet(fine), busy(late), quiet(fine)],
    '3 quiet and 2 busy runs, 1 differs',
    ['two: unexpected in busy run 2'],
  ],
  [
    'one test that passed once',
    [...five.slice(0, 1), quiet(late), quiet(late), busy(late), busy(late)],
    '3 quiet and 2 busy runs, 1 differs',
    [
      'two: unexpected in quiet run 2, unexpected in quiet run 3, unexpected in busy run 1, unexpected in busy run 2',
    ],
  ],
  [
    'one that was retried',
    [...five, quiet({ ...fine, one: 'flaky' })],
    '4 quiet and 2 busy runs, 1 differs',
    ['one: flaky in quiet run 4'],
  ],
  [
    'one that was not there',
    [...five, busy({ one: 'expected' })],
    '3 quiet and 3 busy runs, 1 differs',
    ['two: absent in busy run 3'],
  ],
  [
    'one that always fails',
    five.map((run) => ({ ...run, outcomes: late })),
    '3 quiet and 2 busy runs, 1 fails in all',
    ['two: unexpected in all'],
  ],
  [
    'one that is always left out',
    five.map((run) => ({ ...run, outcomes: { one: 'skipped' } })),
    '3 quiet and 2 busy runs, none differs',
    [],
  ],
  [
    'a run that broke off',
    [...five, { busy: true }],
    '3 quiet and 3 busy runs, 1 broke off',
    ['busy run 3 broke off'],
  ],
])('of %s', (_, runs, said, found) => {
  expect(tallyRuns(runs)).toEqual({ said, found })
})
