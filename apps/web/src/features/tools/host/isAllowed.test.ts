import { expect, it } from 'vitest'
import { isAllowed } from './isAllowed.ts'

const allowed = ['https://app.safe.global', 'https://*.safe.global']

it.each([
  ['https://app.safe.global', true],
  ['http://app.safe.global', false],
  ['https://app.safe.global.evil.example', false],
  ['https://app.safe.global/', false],
  ['https://other.safe.global', false],
  ['https://*.safe.global', false],
])('R-FRAME-2 %s is allowed: %s', (origin, verdict) => {
  expect(isAllowed(origin, allowed)).toBe(verdict)
})
