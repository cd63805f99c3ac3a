import { sql } from 'kysely'
import type { Db, SafeKey } from './db.ts'

export type Budget = {
  /** How many bytes one Safe may keep. */
  ofSafe: number
  /** From so many of all Safes on, one Safe may only keep so many. */
  ofAll: number
  ofSafeThen: number
}

const MEGABYTE = 1024 * 1024
const MESSAGES: Budget = { ofSafe: 8 * MEGABYTE, ofAll: 2_048 * MEGABYTE, ofSafeThen: MEGABYTE / 4 }
const PROPOSALS: Budget = { ofSafe: 32 * MEGABYTE, ofAll: 8_192 * MEGABYTE, ofSafeThen: MEGABYTE }

/**
 * Whether a Safe may keep one more message. Owners signed them all, so none can be let go: who has
 * too many is refused. When all Safes together have too many, those with few still have room.
 */
export function hasRoomForMessage(db: Db, key: SafeKey, budget = MESSAGES): Promise<boolean> {
  return hasRoom(db, key, budget, 'messages', sql`pg_column_size(message)`)
}

/** The same for transactions that owners signed. */
export function hasRoomForProposal(db: Db, key: SafeKey, budget = PROPOSALS): Promise<boolean> {
  return hasRoom(db, key, budget, 'proposals', sql`octet_length(data)`)
}

async function hasRoom(
  db: Db,
  { chainId, safe }: SafeKey,
  { ofSafe, ofAll, ofSafeThen }: Budget,
  table: 'messages' | 'proposals',
  /** Without reading what is long. */
  size: ReturnType<typeof sql>,
): Promise<boolean> {
  const { rows } = await sql<{ own: number; all: number }>`
    select pg_total_relation_size(${table}::regclass)::float8 as all,
      (select coalesce(sum(${size}), 0)::float8 from ${sql.table(table)}
        where chain_id = ${chainId} and safe = ${safe}) as own`.execute(db)
  const { own = 0, all = 0 } = rows[0] ?? {}
  return own < (all < ofAll ? ofSafe : Math.min(ofSafe, ofSafeThen))
}
