import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What strangers can cost. `unread_parts` is of blocks that could not be read whole, by Safe where
 * only what a Safe said itself is missing, with an empty `safe` where anybody may be concerned.
 */
export const bounds: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = [
  // To find what nobody signed among all that was proposed.
  `create index proposals_unsigned on proposals (submitted_at) where not trusted`,
  `create table unread_parts (
    chain_id bigint not null,
    safe text not null,
    block_number bigint not null,
    block_time timestamptz not null,
    topic text not null,
    primary key (chain_id, safe, block_number, topic)
  )`,
  `create index unread_parts_block on unread_parts (chain_id, block_number)`,
]
