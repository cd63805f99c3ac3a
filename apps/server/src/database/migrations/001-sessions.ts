import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sessions: Migration = {
  async up(db) {
    await sql`
      create table claimed_nonces (
        nonce text primary key,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index claimed_nonces_expires_at on claimed_nonces (expires_at)`.execute(db)
    await sql`
      create table sessions (
        id text primary key,
        token_hash text not null unique,
        previous_hash text unique,
        previous_until timestamptz,
        carrier text not null check (carrier in ('cookie', 'bearer')),
        account text not null,
        address text not null,
        chain_id bigint not null,
        nonce text not null unique,
        proof_hash text,
        proof_signature text,
        user_agent text,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        rotated_at timestamptz not null,
        checked_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index sessions_account on sessions (account)`.execute(db)
    await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db)
    await sql`create index sessions_last_seen_at on sessions (last_seen_at)`.execute(db)
  },
}
