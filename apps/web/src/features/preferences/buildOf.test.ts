import { expect, it } from 'vitest'
import { buildOf } from './buildOf.ts'

it.each([
  ['https://app.example/assets/index-D4x-_f9a.js', 'D4x-_f9a'],
  ['https://app.example/src/main.tsx', null],
])('%s', (script, build) => {
  expect(buildOf(script)).toBe(build)
})
