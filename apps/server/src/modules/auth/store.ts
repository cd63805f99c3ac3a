import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely'
import type { SessionTable, Tables } from '../../database/types.ts'

export type SessionRow = Selectable<SessionTable>
type Db = Kysely<Tables> | Transaction<Tables>

type OpenSession = {
  row: SessionRow
  nonceExpiresAt: Date
  /** Of the sessions that end with this one's beginning. */
  endedHashes: readonly string[]
}

/**
 * Claims the session's nonce and, if it was free, opens the session: all in one statement, which is
 * one way to the database and back.
 *
 * @returns whether the nonce was free
 */
export async function openSession(db: Db, parameters: OpenSession): Promise<boolean> {
  const { row, nonceExpiresAt, endedHashes } = parameters
  const columns = Object.keys(row) as (keyof SessionRow)[]
  const opened = await db
    .with('claimed', (claim) =>
      claim
        .insertInto('claimed_nonces')
        .values({ nonce: row.nonce, expires_at: nonceExpiresAt })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .returning('nonce'),
    )
    .with('ended', (end) =>
      end
        .deleteFrom('sessions')
        .where(isOneOf(endedHashes))
        .where((where) => where.exists(where.selectFrom('claimed').select('nonce'))),
    )
    .insertInto('sessions')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('claimed')
        .select((value) => columns.map((column) => value.val(row[column]).as(column))),
    )
    .executeTakeFirstOrThrow()
  return opened.numInsertedOrUpdatedRows === 1n
}

/** The session of a token, or of the one it replaced a moment ago. */
export async function findSession(
  db: Db,
  { hash, now, idleSince }: { hash: string; now: Date; idleSince: Date },
): Promise<SessionRow | undefined> {
  const living = db
    .selectFrom('sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
  const current = await living.where('token_hash', '=', hash).executeTakeFirst()
  // Asked apart: nearly everybody comes with the current one, and its index alone is quick.
  return (
    current ??
    living
      .where('previous_hash', '=', hash)
      .where((where) =>
        where.or([where('previous_until', 'is', null), where('previous_until', '>', now)]),
      )
      .executeTakeFirst()
  )
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
