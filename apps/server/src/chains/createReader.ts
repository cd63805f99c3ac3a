import { type CacheRule, cacheRule, parseHeight } from './cacheRule.ts'
import { callKey } from './callKey.ts'
import { createCache } from './createCache.ts'
import { createDedupe } from './createDedupe.ts'
import type { ChainRequest } from './createFailover.ts'
import { methodPolicy } from './methodPolicy.ts'

export type ReadSource = 'cache' | 'joined' | 'node'

type ReaderTimes = {
  /** Longest life of what was said of the newest block. */
  latestMs: number
  /** Life of what cannot change any more. */
  finalMs: number
  /** How often the finalized height is asked for, at most. */
  heightMs: number
}

type CreateReaderParameters = {
  request: ChainRequest
  onRead?: ((event: { method: string; source: ReadSource }) => void) | undefined
  now?: (() => number) | undefined
  times?: Partial<ReaderTimes> | undefined
}

const TIMES: ReaderTimes = { latestMs: 2_000, finalMs: 3_600_000, heightMs: 30_000 }

/**
 * The same request, with equal calls deduped and results kept as long as they stay true. Errors
 * and nulls are never kept. What was said of the newest block is dropped as soon as a newer one is
 * seen, so nobody who saw their receipt is then told the state from before it.
 */
export function createReader(parameters: CreateReaderParameters): ChainRequest {
  const { request, onRead, now = () => performance.now() } = parameters
  const times = { ...TIMES, ...parameters.times }
  const dedupe = createDedupe()
  const cache = createCache(now)
  let head = -1n
  /** Counts the blocks that we saw coming: part of the key of all that ends with a block. */
  let epoch = 0
  let finalized: { height: bigint | undefined; askedAt: number } | undefined

  function see(method: string, result: unknown): void {
    const height = heightIn(method, result)
    if (height === undefined || height <= head) return
    head = height
    epoch += 1
  }

  /** The last known height; asks for the next one behind the scenes. */
  function finalHeight(): bigint | undefined {
    if (!finalized || now() - finalized.askedAt >= times.heightMs) {
      const height = finalized?.height
      finalized = { height, askedAt: now() }
      request('eth_getBlockByNumber', ['finalized', false]).then(
        (block) => {
          finalized = { height: heightIn('eth_getBlockByNumber', block), askedAt: now() }
        },
        // A chain without finality: nothing of it is kept longer than a block.
        () => {},
      )
    }
    return finalized.height
  }

  function lifeOf(rule: CacheRule, result: unknown): 'final' | 'block' | 'forever' | 'none' {
    if (rule.keep === 'never') return 'none'
    if (rule.keep !== 'height' && rule.keep !== 'by-result') return rule.keep
    const height = rule.keep === 'height' ? rule.height : blockNumberOf(result)
    const last = finalHeight()
    return height !== undefined && last !== undefined && height <= last ? 'final' : 'block'
  }

  function keep(key: string, life: ReturnType<typeof lifeOf>, result: unknown): void {
    if (life === 'forever') cache.set(key, result, Number.POSITIVE_INFINITY)
    if (life === 'final') cache.set(key, result, times.finalMs)
    if (life === 'block') cache.set(`${epoch} ${key}`, result, times.latestMs)
  }

  return async (method, params, options = {}) => {
    if (!methodPolicy(method).repeatable) {
      // Whatever the outcome, the newest state may be another one now.
      return request(method, params, options).finally(() => {
        epoch += 1
      })
    }
    const key = callKey(method, params)
    const rule = cacheRule(method, params)
    const known =
      rule.keep === 'never' ? undefined : (cache.get(key) ?? cache.get(`${epoch} ${key}`))
    if (known !== undefined) {
      onRead?.({ method, source: 'cache' })
      return known
    }
    return dedupe({
      key: `${epoch} ${key}`,
      signal: options.signal,
      onJoined: () => onRead?.({ method, source: 'joined' }),
      start: async (signal) => {
        onRead?.({ method, source: 'node' })
        const began = epoch
        const result = await request(method, params, { signal })
        const overtaken = epoch !== began
        see(method, result)
        if (result === null) return result
        const life = lifeOf(rule, result)
        // Asked before a block that somebody has seen meanwhile: too old to be kept.
        if (life !== 'block' || !overtaken) keep(key, life, result)
        return result
      },
    })
  }
}

/** The height of the newest block that a result proves to exist. */
function heightIn(method: string, result: unknown): bigint | undefined {
  if (method === 'eth_blockNumber') return parseHeight(result)
  if (method === 'eth_getBlockByNumber') return parseHeight(fieldOf(result, 'number'))
  if (method === 'eth_getTransactionReceipt' || method === 'eth_getTransactionByHash') {
    return blockNumberOf(result)
  }
  return undefined
}

function blockNumberOf(result: unknown): bigint | undefined {
  return parseHeight(fieldOf(result, 'blockNumber'))
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
