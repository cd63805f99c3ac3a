import type { SafeSettings } from '@countersign/safe'
import { expect, it } from 'vitest'
import { stateOfChanges } from './stateOfChanges.ts'

const of = (threshold: number): SafeSettings => ({
  ...{ address: `0x${'5'.repeat(40)}`, version: '1.4.1', owners: [], threshold },
  ...{ modules: [], guard: null, fallbackHandler: null },
})
const changes = (from: number, to: number) => ({
  ...{ before: of(from), after: of(to), refusals: [], cautions: [] },
})

it('R-GW-3 changes that lock people out are refused, whatever else they come to', () => {
  expect(stateOfChanges({ ...changes(2, 1), refusals: ['notGuard'] })).toBe('refused')
})

it('R-GW-3 who leaves the decision to one is told, and who had it so is not', () => {
  expect(stateOfChanges(changes(2, 1))).toBe('oneDecides')
  expect(stateOfChanges(changes(1, 1))).toBe('fine')
  expect(stateOfChanges(changes(1, 2))).toBe('fine')
})
