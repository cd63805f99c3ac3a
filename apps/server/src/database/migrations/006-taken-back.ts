import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What proposers took back. Signatures are public and the same each time they are made: without this,
 * whoever has seen one could have the proposal stand there again.
 */
export const takenBack: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = [
  `create table taken_back (
    chain_id bigint not null,
    safe text not null,
    safe_tx_hash text not null,
    nonce bigint not null,
    taken_by text not null,
    taken_at timestamptz not null,
    primary key (chain_id, safe, safe_tx_hash)
  )`,
]
