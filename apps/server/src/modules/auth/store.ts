import {
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely'
import type { SessionTable, Tables } from '../../database/types.ts'

export type SessionRow = Selectable<SessionTable>
type Db = Kysely<Tables> | Transaction<Tables>

export type NewSession = { row: SessionRow; nonceExpiresAt: Date }

/**
 * Claims the nonce of each session and opens those whose nonce was free: all in one statement,
 * which is one way to the database and back. No nonce may be in it twice.
 *
 * @returns for each session whether its nonce was free
 */
export async function openSessions(db: Db, sessions: readonly NewSession[]): Promise<boolean[]> {
  return claimAndOpen(db, sessions, sql``)
}

/** The same for one that ends others, by their hashes: they end if its nonce was free. */
export async function replaceSessions(
  db: Db,
  session: NewSession,
  endedHashes: readonly string[],
): Promise<boolean> {
  const hashes = [...endedHashes]
  const ended = sql`, ended as (
    delete from sessions
    where (token_hash = any(${hashes}) or previous_hash = any(${hashes}))
      and exists (select from claimed)
  )`
  const [opened = false] = await claimAndOpen(db, [session], ended)
  return opened
}

async function claimAndOpen(
  db: Db,
  sessions: readonly NewSession[],
  ended: RawBuilder<unknown>,
): Promise<boolean[]> {
  const given = JSON.stringify(
    sessions.map(({ row, nonceExpiresAt }) => ({ ...row, nonce_expires_at: nonceExpiresAt })),
  )
  // In the order of their nonces: two servers that claim the same ones never block each other.
  const { rows } = await sql<Pick<SessionRow, 'nonce'>>`
    with claimed as (
      insert into claimed_nonces (nonce, expires_at)
      select nonce, nonce_expires_at
      from json_to_recordset(${given}::json) as given (nonce text, nonce_expires_at timestamptz)
      order by nonce
      on conflict (nonce) do nothing
      returning nonce
    )${ended}
    insert into sessions
    select given.*
    from json_populate_recordset(null::sessions, ${given}::json) as given
    join claimed on claimed.nonce = given.nonce
    returning nonce`.execute(db)
  const opened = new Set(rows.map(({ nonce }) => nonce))
  return sessions.map(({ row }) => opened.has(row.nonce))
}

/** The sessions of tokens, or of those they replaced a moment ago: for each hash its own. */
export async function findSessions(
  db: Db,
  hashes: readonly string[],
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<(SessionRow | undefined)[]> {
  const living = db
    .selectFrom('sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
  const anyOf = (wanted: readonly string[]) => sql<string>`any(${[...wanted]})`
  const current = await living.where('token_hash', '=', anyOf(hashes)).execute()
  const found = new Map(current.map((row) => [row.token_hash, row]))
  const missing = hashes.filter((hash) => !found.has(hash))
  // Asked apart: nearly everybody comes with the current one, and its index alone is quick.
  const previous =
    missing.length === 0
      ? []
      : await living
          .where('previous_hash', '=', anyOf(missing))
          .where((where) =>
            where.or([where('previous_until', 'is', null), where('previous_until', '>', now)]),
          )
          .execute()
  for (const row of previous) if (row.previous_hash) found.set(row.previous_hash, row)
  return hashes.map((hash) => found.get(hash))
}

export async function listSessions(
  db: Db,
  { account, now, idleSince }: { account: string; now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('account', '=', account)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
}

/**
 * Changes a session unless somebody else did so since it was read.
 * @returns whether it was changed
 */
export async function updateSession(
  db: Db,
  row: SessionRow,
  changes: Partial<SessionRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(changes)
    .where('id', '=', row.id)
    .where('token_hash', '=', row.token_hash)
    .where('checked_at', '=', row.checked_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteByTokens(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await db.deleteFrom('sessions').where(isOneOf(hashes)).execute()
}

/** Sessions by their token, or the one before it. */
const isOneOf = (hashes: readonly string[]) => (where: ExpressionBuilder<Tables, 'sessions'>) => {
  const any = where.fn.any(where.val([...hashes]))
  return where.or([where('token_hash', '=', any), where('previous_hash', '=', any)])
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function deleteByAccount(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sessions').where('account', '=', account).execute()
}

/** Deletes at most `limit` rows of each table that nobody needs any more. */
export async function deleteExpired(
  db: Db,
  {
    now,
    idleSince,
    noncesBefore,
    limit,
  }: Record<'now' | 'idleSince' | 'noncesBefore', Date> & {
    limit: number
  },
): Promise<number> {
  const sessions = await db
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where((where) =>
          where.or([where('expires_at', '<=', now), where('last_seen_at', '<=', idleSince)]),
        )
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  const nonces = await db
    .deleteFrom('claimed_nonces')
    .where('nonce', 'in', (query) =>
      query
        .selectFrom('claimed_nonces')
        .select('nonce')
        .where('expires_at', '<=', noncesBefore)
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(sessions.numDeletedRows + nonces.numDeletedRows)
}
