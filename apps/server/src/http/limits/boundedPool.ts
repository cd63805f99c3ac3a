import type { QueryPool } from '../../database/types.ts'

type BoundedPoolParameters = {
  pool: QueryPool
  timeoutMs?: number | undefined
  restMs?: number | undefined
  now?: (() => number) | undefined
}

/**
 * A pool that gives up soon, and for a while at once: a limit may not make visitors wait for a
 * database that hangs.
 */
export function boundedPool(parameters: BoundedPoolParameters): QueryPool {
  const { pool, timeoutMs = 300, restMs = 5_000, now = () => performance.now() } = parameters
  let restingUntil = Number.NEGATIVE_INFINITY
  return {
    async query(query) {
      if (now() < restingUntil) throw new Error('The database is not asked at the moment.')
      let timer: ReturnType<typeof setTimeout> | undefined
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The database took too long.')), timeoutMs)
      })
      try {
        return await Promise.race([pool.query(query), tooLate])
      } catch (error) {
        restingUntil = now() + restMs
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
