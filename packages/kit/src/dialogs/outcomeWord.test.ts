import { expect, it } from 'vitest'
import { outcomeWord } from './outcomeWord.ts'

it.each([
  [{ status: 'pending' }, 'pending'],
  [{ status: 'confirmed' }, 'confirmed'],
  [{ status: 'failed', reason: 'reverted' }, 'failed'],
  [{ status: 'failed', reason: 'dropped' }, 'failed'],
  [{ status: 'failed', reason: 'cancelled' }, 'cancelled'],
  [{ status: 'failed', reason: 'replaced' }, 'replaced'],
] as const)('R-UI-6 what became of a transaction is said as what it is: %o', (outcome, word) => {
  expect(outcomeWord(outcome)).toBe(word)
})
