import { expect, it } from 'vitest'
import { ADA, BEN, ORCH, USDC } from '../testing/buildReading.ts'
import { findDuplicates } from './findDuplicates.ts'

it('names who is paid the same token more than once, by lines', () => {
  const row = (line: number, to: typeof ADA, token = USDC) => {
    return { line, to, token, name: null, amount: 1n, reference: '' }
  }
  const rows = [row(1, ADA), row(2, BEN), row(3, ADA), row(4, BEN, ORCH), row(5, ADA)]
  expect(findDuplicates(rows)).toEqual([{ to: ADA, lines: [1, 3, 5] }])
})
