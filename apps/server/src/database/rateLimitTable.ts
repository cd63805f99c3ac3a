import type { QueryPool } from './types.ts'

export const RATE_LIMIT_TABLE = 'rate_limits'

/** Any number that nothing else locks by. */
const LOCK = 7_205_110_431

/**
 * Makes the table that servers count in together. Unlogged: after a crash of the database everybody
 * starts at zero, and counting costs no journal. The lock is needed because `IF NOT EXISTS` fails
 * when two servers start in the same moment.
 */
export async function prepareRateLimitTable(pool: QueryPool): Promise<void> {
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
