import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { RATE_LIMIT_TABLE } from '../../database/rateLimitTable.ts'
import type { QueryPool } from '../../database/types.ts'
import { createLease } from './createLease.ts'
import { LIMIT_RULES, type LimitName, type LimitRule } from './limitRules.ts'

/** `0`: go ahead. Otherwise how many seconds to wait. */
type Consume = (name: LimitName, key: string, points?: number) => Promise<number>

export type Limits = {
  consume: Consume
  /** The same without using anything up. */
  look: (name: LimitName, key: string) => Promise<number>
}

type CreateLimitsParameters = {
  enabled: boolean
  /** Shared by several servers; absent: each counts for itself. */
  pool?: QueryPool | undefined
  rules?: Readonly<Record<LimitName, LimitRule>> | undefined
}

const UNLIMITED: Limits = { consume: async () => 0, look: async () => 0 }

export function createLimits(parameters: CreateLimitsParameters): Limits {
  const { enabled, pool, rules = LIMIT_RULES } = parameters
  if (!enabled) return UNLIMITED
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, createLimiter(name, rule, pool)]),
  )
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`There is no limit called ${name}.`)
    return limiter
  }
  return {
    consume: (name, key, points = 1) => limiterOf(name).consume(key, points),
    look: (name, key) => limiterOf(name).look(key),
  }
}

function createLimiter(name: string, rule: LimitRule, pool: QueryPool | undefined) {
  const options = { keyPrefix: name, points: rule.points, duration: rule.seconds }
  const memory = new RateLimiterMemory(options)
  const limiter: RateLimiterAbstract = pool
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        // Whoever is refused is refused from memory: a flood does not reach the database.
        inMemoryBlockOnConsumed: rule.points + 1,
        // Without the database each server counts for itself: strict is better than absent.
        insuranceLimiter: memory,
      })
    : memory
  const take = async (key: string, points: number) => {
    try {
      const { msBeforeNext } = await limiter.consume(key, points)
      return { waitSeconds: 0, msBeforeNext }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { waitSeconds: secondsOf(error), msBeforeNext: error.msBeforeNext }
    }
  }
  const lease = pool && rule.lease ? createLease({ take, size: rule.lease }) : undefined
  return {
    consume: async (key: string, points: number) =>
      lease ? lease(key, points) : (await take(key, points)).waitSeconds,
    look: async (key: string) => {
      const state = await limiter.get(key)
      return state && state.consumedPoints >= rule.points ? secondsOf(state) : 0
    },
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000))
}
