import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What the gateway knows. Addresses are stored checksummed, hashes and bytes as lower-case hex,
 * amounts as `numeric(78, 0)`: any 256-bit number; sums of them without a bound.
 *
 * Tables with a `block_number` come from the chain and are rolled back with their block; the
 * others come from people and stay.
 *
 * Said by a chain, so anything can stand in it: no constraint here may fail on what anybody can
 * write into a block, or that block would stop the reading for good.
 */
export const gateway: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const POSITION = `
  block_number bigint not null,
  block_time timestamptz not null,
  tx_hash text not null,
  log_index integer not null`

const TRANSACTION = `
  "to" text,
  value numeric(78, 0),
  data text,
  operation smallint`

const GAS = `
  safe_tx_gas numeric(78, 0),
  base_gas numeric(78, 0),
  gas_price numeric(78, 0),
  gas_token text,
  refund_receiver text`

const STATEMENTS = [
  // How far each chain was read, which chain it was, and who reads it now.
  `create table indexed_chains (
    chain_id bigint primary key,
    first_block bigint not null,
    first_hash text not null,
    block_number bigint not null,
    block_hash text not null,
    head_number bigint not null,
    synced_at timestamptz,
    holder text,
    held_until timestamptz
  )`,
  // The newest blocks, to notice when the chain changed its mind.
  `create table indexed_blocks (
    chain_id bigint not null,
    block_number bigint not null,
    block_hash text not null,
    primary key (chain_id, block_number)
  )`,
  `create table safes (
    chain_id bigint not null,
    address text not null,
    ${POSITION},
    singleton text not null,
    version text not null,
    factory text,
    creator text not null,
    initializer text,
    salt_nonce numeric(78, 0),
    balance numeric not null,
    primary key (chain_id, address)
  )`,
  `create index safes_block on safes (chain_id, block_number)`,
  `create table safe_owners (
    chain_id bigint not null,
    safe text not null,
    owner text not null,
    block_number bigint not null,
    log_index integer not null,
    removed_block bigint,
    removed_log_index integer,
    primary key (chain_id, safe, owner, block_number, log_index)
  )`,
  `create index safe_owners_now on safe_owners (chain_id, owner) where removed_block is null`,
  `create index safe_owners_block on safe_owners (chain_id, block_number)`,
  `create index safe_owners_removed on safe_owners (chain_id, removed_block) where removed_block is not null`,
  `create table safe_thresholds (
    chain_id bigint not null,
    safe text not null,
    block_number bigint not null,
    log_index integer not null,
    threshold integer not null,
    primary key (chain_id, safe, block_number, log_index)
  )`,
  `create index safe_thresholds_block on safe_thresholds (chain_id, block_number)`,
  // A multisig transaction that was executed; its contents are null when they could not be recovered.
  `create table executions (
    chain_id bigint not null,
    safe text not null,
    safe_tx_hash text not null,
    ${POSITION},
    success boolean not null,
    payment numeric(78, 0) not null,
    executor text not null,
    nonce bigint not null,
    threshold integer,
    signatures text,
    ${TRANSACTION},
    ${GAS},
    primary key (chain_id, safe, safe_tx_hash)
  )`,
  `create index executions_block on executions (chain_id, block_number)`,
  `create index executions_nonce on executions (chain_id, safe, nonce desc)`,
  `create index executions_hash on executions (chain_id, safe_tx_hash)`,
  `create table module_executions (
    chain_id bigint not null,
    safe text not null,
    ${POSITION},
    module text not null,
    success boolean not null,
    ${TRANSACTION},
    primary key (chain_id, safe, tx_hash, log_index)
  )`,
  `create index module_executions_block on module_executions (chain_id, block_number)`,
  `create index module_executions_time on module_executions (chain_id, safe, block_number desc, log_index desc)`,
  // One row per Safe a transfer touches. `trace` tells transfers without a log of their own apart.
  `create table transfers (
    chain_id bigint not null,
    safe text not null,
    ${POSITION},
    trace text not null default '',
    kind text not null check (kind in ('native', 'erc20', 'erc721')),
    token text,
    "from" text,
    "to" text,
    value numeric not null,
    incoming boolean not null,
    attributed boolean not null,
    primary key (chain_id, safe, tx_hash, log_index, trace)
  )`,
  `create index transfers_block on transfers (chain_id, block_number)`,
  `create index transfers_incoming on transfers (chain_id, safe, block_number desc, log_index desc) where incoming`,
  `create index transfers_token on transfers (chain_id, safe, token) where token is not null`,
  `create index transfers_collectibles on transfers (chain_id, safe, block_number desc, log_index desc) where kind = 'erc721'`,
  // What the history lists, one row per item, so that a page is one short walk along an index. How
  // the Safe was made stands in its own row and is listed last.
  `create table history (
    chain_id bigint not null,
    safe text not null,
    ${POSITION},
    trace text not null default '',
    kind text not null check (kind in ('multisig', 'module', 'transfer')),
    safe_tx_hash text,
    token text,
    primary key (chain_id, safe, block_number, log_index, tx_hash, trace)
  )`,
  `create index history_block on history (chain_id, block_number)`,
  `create table approved_hashes (
    chain_id bigint not null,
    safe text not null,
    hash text not null,
    owner text not null,
    ${POSITION},
    primary key (chain_id, safe, hash, owner)
  )`,
  `create index approved_hashes_block on approved_hashes (chain_id, block_number)`,
  `create table signed_messages (
    chain_id bigint not null,
    safe text not null,
    message_hash text not null,
    ${POSITION},
    primary key (chain_id, safe, message_hash)
  )`,
  `create index signed_messages_block on signed_messages (chain_id, block_number)`,
  `create table proposals (
    chain_id bigint not null,
    safe text not null,
    safe_tx_hash text not null,
    nonce bigint not null,
    ${TRANSACTION},
    ${GAS},
    proposer text,
    origin text,
    trusted boolean not null,
    submitted_at timestamptz not null,
    modified_at timestamptz not null,
    primary key (chain_id, safe, safe_tx_hash)
  )`,
  `create index proposals_queue on proposals (chain_id, safe, nonce, submitted_at)`,
  `create index proposals_hash on proposals (chain_id, safe_tx_hash)`,
  `create table confirmations (
    chain_id bigint not null,
    safe text not null,
    safe_tx_hash text not null,
    owner text not null,
    signature text not null,
    submitted_at timestamptz not null,
    primary key (chain_id, safe, safe_tx_hash, owner)
  )`,
  `create table messages (
    chain_id bigint not null,
    safe text not null,
    message_hash text not null,
    message jsonb not null,
    proposed_by text not null,
    safe_app_id bigint,
    origin text,
    submitted_at timestamptz not null,
    modified_at timestamptz not null,
    primary key (chain_id, safe, message_hash)
  )`,
  `create index messages_newest on messages (chain_id, safe, submitted_at desc)`,
  `create index messages_hash on messages (chain_id, message_hash)`,
  `create table message_confirmations (
    chain_id bigint not null,
    safe text not null,
    message_hash text not null,
    owner text not null,
    signature text not null,
    submitted_at timestamptz not null,
    primary key (chain_id, safe, message_hash, owner)
  )`,
  // What contracts say of themselves; asked once.
  `create table tokens (
    chain_id bigint not null,
    address text not null,
    kind text not null check (kind in ('erc20', 'erc721')),
    name text not null,
    symbol text not null,
    decimals smallint not null,
    primary key (chain_id, address)
  )`,
]
