import { describe, expect, it } from 'vitest'
import { tooMuch } from './tooMuch.ts'

describe('tooMuch', () => {
  it.each([
    ['', null],
    ['a\n'.repeat(500), null],
    ['a\n'.repeat(5_000), null],
    ['a\n'.repeat(5_001), { lines: 5_001 }],
    ['a\n'.repeat(10_000), { lines: 10_000 }],
    ['a'.repeat(500_001), 'letters'],
  ])('%.10s', (text, expected) => {
    expect(tooMuch(text)).toEqual(expected)
  })
})
