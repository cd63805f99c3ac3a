import { describe, expect, it, vi } from 'vitest'
import type { Acts } from './acts.ts'
import { createLazyActs } from './createLazyActs.ts'

const acts = {} as Acts // only handed on here
const nothing = { getItem: () => null }

describe('the acts’ code', () => {
  it('is not fetched for somebody who only looks', () => {
    const start = vi.fn()
    expect(createLazyActs(start, nothing).get()).toBeNull()
    expect(start).not.toHaveBeenCalled()
  })

  it('is fetched at once where something was begun', async () => {
    const lazy = createLazyActs(async () => acts, { getItem: () => '[]' })
    await expect.poll(lazy.get).toBe(acts)
  })

  it('is fetched once, and again after it could not be', async () => {
    const start = vi.fn(async () => acts)
    start.mockRejectedValueOnce(new Error('offline'))
    const lazy = createLazyActs(start, nothing)
    const told = vi.fn()
    lazy.subscribe(told)
    await expect(lazy.load()).rejects.toThrow('offline')
    expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([acts, acts])
    expect(start).toHaveBeenCalledTimes(2)
    expect(told).toHaveBeenCalledTimes(1)
  })
})
