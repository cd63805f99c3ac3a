import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An index can be rebuilt beside the one that is read from. Each chain has two slots for its rows:
 * in the tables that come from the chain, `chain_id` is the chain's id times the slot.
 */
export const reindex: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = [
  `alter table indexed_chains
    add column slot smallint not null default 1 check (slot in (1, -1)),
    add column condition text not null default 'following'
      check (condition in ('following', 'behind', 'disagreeing')),
    add column reindex_asked boolean not null default false`,
  // The index that is being rebuilt, in the other slot: how far, and why.
  `create table reindexed_chains (
    chain_id bigint primary key,
    reason text not null check (reason in ('reorg', 'asked')),
    first_block bigint not null,
    first_hash text not null,
    block_number bigint not null,
    block_hash text not null
  )`,
]
