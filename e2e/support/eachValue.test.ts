import { expect, it } from 'vitest'
import { eachValue } from './eachValue.ts'

it('shows each value of each axis, in as many rows as the longest has values', () => {
  const rows = eachValue({ theme: ['light', 'dark'], width: [375, 768, 1280] })
  expect(rows).toEqual([
    { theme: 'light', width: 375 },
    { theme: 'dark', width: 768 },
    { theme: 'light', width: 1280 },
  ])
})
