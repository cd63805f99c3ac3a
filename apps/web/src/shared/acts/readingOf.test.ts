import { expect, it } from 'vitest'
import { readingOf } from './readingOf.ts'

it.each([
  ['asking', { data: undefined, isError: false }],
  ['failed', { data: undefined, isError: true }],
  ['read', { data: {}, isError: false }],
  // Asked for again without an answer: what was seen is still what was seen.
  ['read', { data: {}, isError: true }],
])('%s: %o', (state, query) => {
  expect(readingOf(query)).toBe(state)
})
