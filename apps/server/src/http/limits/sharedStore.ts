/** What the limits need of a database pool. */
export type QueryPool = {
  query: (query: { text: string; values?: unknown[]; name?: string }) => Promise<{
    rows: unknown[]
  }>
}

export const RATE_LIMIT_TABLE = 'rate_limits'

/** Any number that nothing else locks by. */
const LOCK = 7_205_110_431

/**
 * Makes the table that servers count in together. Unlogged: after a crash of the database everybody
 * starts at zero, and counting costs no journal. The lock is needed because `IF NOT EXISTS` fails
 * when two servers start in the same moment.
 */
export async function prepareSharedStore(pool: QueryPool): Promise<void> {
  await pool.query({
    text: `DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(${LOCK});
      CREATE UNLOGGED TABLE IF NOT EXISTS ${RATE_LIMIT_TABLE} (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
    END $$`,
  })
}

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
