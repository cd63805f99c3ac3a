import type { Kysely, Selectable, Transaction } from 'kysely'
import type { SessionTable, Tables } from '../../database/types.ts'

export type SessionRow = Selectable<SessionTable>
type Db = Kysely<Tables> | Transaction<Tables>

/** @returns whether the nonce was free; it is taken now */
export async function claimNonce(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('claimed_nonces')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** The session of a token, or of the one it replaced a moment ago. */
export function findSession(
  db: Db,
  { hash, now, idleSince }: { hash: string; now: Date; idleSince: Date },
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where((where) =>
      where.or([
        where('token_hash', '=', hash),
        where.and([
          where('previous_hash', '=', hash),
          where.or([where('previous_until', 'is', null), where('previous_until', '>', now)]),
        ]),
      ]),
    )
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .executeTakeFirst()
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
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('token_hash', 'in', hashes), where('previous_hash', 'in', hashes)]),
    )
    .execute()
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
