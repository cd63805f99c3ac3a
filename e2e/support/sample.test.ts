import { afterEach, expect, it } from 'vitest'
import { sample } from './sample.ts'

const AXES = { page: ['home', 'queue', 'apps'], theme: ['light', 'dark'], lang: ['en', 'ar'] }
const before = process.env.DEEP

afterEach(() => {
  if (before === undefined) delete process.env.DEEP
  else process.env.DEEP = before
})

it('is the whole product in `test:deep`', () => {
  process.env.DEEP = '1'
  const rows = sample(AXES)
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(3 * 2 * 2)
  expect(rows[0]).toEqual({ page: 'home', theme: 'light', lang: 'en' })
})

it('is a part of it otherwise', () => {
  delete process.env.DEEP
  expect(sample(AXES).length).toBeLessThan(3 * 2 * 2)
})
