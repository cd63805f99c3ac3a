import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a Safe is, and whose code it let run as its own. Safes that were read before this have
 * nothing in `judged`: of them that is not known, until their chain is read anew.
 */
export const identity: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = [
  `alter table safes add column judged boolean`,
  // Where a Safe ran code that nobody knows: as it was set up, by its owners' will, or by a module.
  `create table borrowed_code (
    chain_id bigint not null,
    safe text not null,
    block_number bigint not null,
    block_time timestamptz not null,
    tx_hash text not null,
    log_index integer not null,
    kind text not null check (kind in ('setup', 'multisig', 'module')),
    safe_tx_hash text,
    target text,
    primary key (chain_id, safe, block_number, log_index)
  )`,
  `create index borrowed_code_block on borrowed_code (chain_id, block_number)`,
  // What modules did and no calldata shows, to be counted.
  `create index module_executions_unread on module_executions (chain_id, safe) where "to" is null and success`,
]
