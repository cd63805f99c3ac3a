import { expect, it } from 'vitest'
import { createOpenBodies } from './createOpenBodies.ts'

it('R-BND-1 counts for each on their own, and takes each back once', () => {
  const enter = createOpenBodies(2)
  const [first, second] = [enter('a'), enter('a')]
  expect(second).toBeDefined()
  expect(enter('a')).toBeUndefined()
  expect(enter('b')).toBeDefined()
  first?.()
  first?.()
  expect(enter('a')).toBeDefined()
  expect(enter('a')).toBeUndefined()
})
