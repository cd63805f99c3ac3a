import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QueryPool } from '../../database/types.ts'
import { boundedPool } from './boundedPool.ts'
import { createLease } from './createLease.ts'
import { createLimits } from './createLimits.ts'
import { LIMIT_RULES } from './limitRules.ts'

describe('limits in memory', () => {
  it.each([
    ['nonce', 30, 60],
    ['verify', 10, 60],
    ['verifyFailures', 20, 3_600],
  ] as const)('%s: %i in %i seconds, each visitor for itself', async (name, points, seconds) => {
    const { consume, look } = createLimits({ enabled: true })
    for (let i = 0; i < points; i++) {
      expect(await look(name, 'a')).toBe(0)
      expect(await consume(name, 'a')).toBe(0)
    }
    const wait = await consume(name, 'a')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
    expect(await look(name, 'a')).toBeGreaterThan(0)
    expect(await consume(name, 'b')).toBe(0)
  })

  it('count what a request costs', async () => {
    const { consume } = createLimits({ enabled: true })
    for (let i = 0; i < 60; i++) expect(await consume('rpc', 'a', 20)).toBe(0)
    expect(await consume('rpc', 'a', 20)).toBeGreaterThan(0)
  })

  it('keep kinds apart', async () => {
    const { consume } = createLimits({ enabled: true })
    for (let i = 0; i < 11; i++) await consume('verify', 'a')
    expect(await consume('nonce', 'a')).toBe(0)
  })

  it('are open again after their time', async () => {
    const rules = { ...LIMIT_RULES, nonce: { points: 1, seconds: 1 } }
    const { consume } = createLimits({ enabled: true, rules })
    expect(await consume('nonce', 'a')).toBe(0)
    const wait = await consume('nonce', 'a')
    expect(wait).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    expect(await consume('nonce', 'a')).toBe(0)
  })

  it('can be turned off', async () => {
    const { consume, look } = createLimits({ enabled: false })
    for (let i = 0; i < 100; i++) expect(await consume('verify', 'a')).toBe(0)
    expect(await look('verify', 'a')).toBe(0)
  })
})

describe('packets', () => {
  function leasing(points: number) {
    let left = points
    let time = 0
    const taken: number[] = []
    const lease = createLease({
      size: 10,
      now: () => time,
      maxKeys: 2,
      take: async (_key, count) => {
        taken.push(count)
        if (count > left) return { waitSeconds: 7, msBeforeNext: 7_000 }
        left -= count
        return { waitSeconds: 0, msBeforeNext: 1_000 }
      },
    })
    return { lease, taken, pass: (ms: number) => (time += ms) }
  }

  it('are taken once for many requests', async () => {
    const { lease, taken } = leasing(20)
    for (let i = 0; i < 20; i++) expect(await lease('a', 1)).toBe(0)
    expect(taken).toEqual([10, 10])
    expect(await lease('a', 1)).toBe(7)
  })

  it('do not outlive the time they were taken for', async () => {
    const { lease, taken, pass } = leasing(100)
    await lease('a', 1)
    pass(1_000)
    await lease('a', 1)
    expect(taken).toEqual([10, 10])
  })

  it('are as large as a request that needs more', async () => {
    const { lease, taken } = leasing(100)
    await lease('a', 25)
    expect(taken).toEqual([25])
  })

  it('are used up before the next one is taken', async () => {
    const { lease, taken } = leasing(100)
    for (let i = 0; i < 5; i++) await lease('a', 4)
    expect(taken).toEqual([10, 10])
  })

  it('R-OP-1 are charged once to many who come at the same moment', async () => {
    const { lease, taken } = leasing(1_000)
    for (let burst = 0; burst < 4; burst++) {
      await Promise.all(Array.from({ length: 30 }, () => lease('a', 1)))
    }
    expect(taken).toEqual(Array(12).fill(10))
  })

  it('R-OP-1 are not given away by whoever is refused', async () => {
    const { lease, taken } = leasing(10)
    await lease('a', 4)
    expect(await lease('a', 7)).toBe(7)
    expect(await lease('a', 6)).toBe(0)
    expect(taken).toEqual([10, 10])
  })

  it('R-OP-1 refuse all who wait for one that is refused, with one question', async () => {
    const { lease, taken } = leasing(0)
    expect(await Promise.all(Array.from({ length: 30 }, () => lease('a', 1)))).toEqual(
      Array(30).fill(7),
    )
    expect(taken).toEqual([10])
  })

  it('R-OP-1 charge large and small requests that come together what they cost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 60 }),
        async (all) => {
          const { lease, taken } = leasing(10_000)
          await Promise.all(all.map((points) => lease('a', points)))
          const cost = all.reduce((sum, points) => sum + points, 0)
          const charged = taken.reduce((sum, points) => sum + points, 0)
          expect(charged).toBeGreaterThanOrEqual(cost)
          expect(charged).toBeLessThan(cost + 10)
        },
      ),
    )
  })

  it('are forgotten when there are too many visitors', async () => {
    const { lease, taken } = leasing(100)
    for (const key of ['a', 'b', 'c', 'a']) await lease(key, 1)
    expect(taken).toHaveLength(4)
  })
})

describe('a database that does not answer', () => {
  const hanging: QueryPool = { query: () => new Promise(() => {}) }

  it('is given up soon, and not asked for a while', async () => {
    let asked = 0
    let time = 0
    const pool = boundedPool({
      pool: {
        query: () => {
          asked += 1
          return new Promise(() => {})
        },
      },
      timeoutMs: 5,
      restMs: 1_000,
      now: () => time,
    })
    await expect(pool.query({ text: '' })).rejects.toThrow('too long')
    await expect(pool.query({ text: '' })).rejects.toThrow('not asked')
    expect(asked).toBe(1)
    time += 1_000
    await expect(pool.query({ text: '' })).rejects.toThrow('too long')
    expect(asked).toBe(2)
  })

  it('leaves the limits in place: the server counts for itself', async () => {
    const pool = boundedPool({ pool: hanging, timeoutMs: 5 })
    const { consume } = createLimits({ enabled: true, pool })
    for (let i = 0; i < 10; i++) expect(await consume('verify', 'a')).toBe(0)
    expect(await consume('verify', 'a')).toBeGreaterThan(0)
  })

  it('works as before when it answers', async () => {
    const rows = [{ points: 1 }]
    const pool = boundedPool({ pool: { query: async () => ({ rows }) } })
    expect(await pool.query({ text: '' })).toEqual({ rows })
  })
})
