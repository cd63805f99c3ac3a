import { expect, it } from 'vitest'
import { retryAfter } from './retryAfter.ts'

it.each([
  ['what fails, once', { reason: 'GS013' }, 1, true],
  ['what still fails, no third time', { reason: 'GS013' }, 2, false],
  ['what does not fail, not at all', { reason: null }, 1, false],
  ['what nobody has rehearsed, not at all', undefined, 0, false],
])('R-REH-1 rehearses again on a newer block: %s', (_, data, dataUpdateCount, isAgain) => {
  expect(retryAfter({ data, dataUpdateCount }) !== false).toBe(isAgain)
})
