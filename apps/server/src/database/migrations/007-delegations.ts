import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who may propose in an owner's name, with what the owner signed for it; and which of those proposed
 * what, with their own signature. Written by people: no node's answer touches it.
 *
 * The indexes are for two questions: what Safes executed in a transaction, and which have a module, by
 * what modules did and by which was enabled (`enableModule`, whose only parameter it is).
 */
export const delegations: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = [
  // An empty `safe` is every Safe of the delegator. `signed_hour`: the hour that stands in what was signed.
  `create table delegations (
    chain_id bigint not null,
    safe text not null,
    delegate text not null,
    delegator text not null,
    label text not null,
    signature text not null,
    signed_hour bigint not null,
    expires_at timestamptz,
    created_at timestamptz not null,
    primary key (chain_id, delegator, delegate, safe)
  )`,
  `create index delegations_delegate on delegations (chain_id, delegate)`,
  `create index delegations_safe on delegations (chain_id, safe)`,
  `alter table proposals add column delegate text`,
  `alter table proposals add column delegate_signature text`,
  `create index module_executions_module on module_executions (chain_id, module, safe)`,
  `create index executions_transaction on executions (chain_id, tx_hash)`,
  `create index executions_enabled on executions (chain_id, right(data, 40))
    where data like '0x610b5925%' and length(data) = 74`,
]
