import { expect, it } from 'vitest'
import { createCache } from './createCache.ts'

function cache(limits = {}) {
  let time = 0
  const created = createCache(() => time, {
    maxEntries: 3,
    maxSize: 1_000,
    maxEntrySize: 500,
    ...limits,
  })
  return { ...created, pass: (ms: number) => (time += ms) }
}

it('gives a value out until it expires', () => {
  const { set, get, pass, usage } = cache()
  set('a', { x: 1 }, 10)
  pass(9)
  expect(get('a')).toEqual({ x: 1 })
  pass(1)
  expect(get('a')).toBeUndefined()
  expect(usage()).toEqual({ entries: 0, size: 0 })
})

it('gives up what was not used for longest', () => {
  const { set, get } = cache()
  for (const key of ['a', 'b', 'c']) set(key, 1, 10)
  get('a')
  set('d', 1, 10)
  expect(['a', 'b', 'c', 'd'].map(get)).toEqual([1, undefined, 1, 1])
})

it('keeps to its size', () => {
  const { set, get, usage } = cache({ maxEntries: 1_000 })
  for (let i = 0; i < 100; i++) set(`k${i}`, 'x'.repeat(97), 10)
  expect(usage().size).toBeLessThanOrEqual(1_000)
  expect(get('k99')).toBeDefined()
  expect(get('k0')).toBeUndefined()
})

it('does not take what is too large, and forgets what it had under that name', () => {
  const { set, get, usage } = cache()
  set('a', 1, 10)
  set('a', ['x'.repeat(500)], 10)
  expect(get('a')).toBeUndefined()
  expect(usage()).toEqual({ entries: 0, size: 0 })
})

it('counts a replaced value once', () => {
  const { set, usage } = cache()
  set('a', 'xx', 10)
  set('a', 'xxxx', 10)
  expect(usage()).toEqual({ entries: 1, size: 5 })
})
