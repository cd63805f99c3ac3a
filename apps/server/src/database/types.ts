import type { Kysely, Transaction } from 'kysely'
import type { GatewayTables } from './gatewayTables.ts'

/** A nonce that was used: it cannot be used again. */
type ClaimedNonceTable = { nonce: string; expires_at: Date }

export type SessionTable = {
  /** For lists; it opens nothing. */
  id: string
  /** SHA-256 of the token: whoever reads the table cannot sign in with what is in it. */
  token_hash: string
  /** The token before the last rotation; holds until the new one was seen, and shortly after. */
  previous_hash: string | null
  previous_until: Date | null
  carrier: 'cookie' | 'bearer'
  /** Who signed in: an address, or a chain and an address for a contract. */
  account: string
  address: string
  /** Drivers give 64-bit numbers as they please. */
  chain_id: number | string | bigint
  nonce: string
  /** What a contract said yes to, so that it can be asked again. */
  proof_hash: string | null
  proof_signature: string | null
  user_agent: string | null
  created_at: Date
  last_seen_at: Date
  rotated_at: Date
  checked_at: Date
  expires_at: Date
}

export type Tables = GatewayTables & {
  claimed_nonces: ClaimedNonceTable
  sessions: SessionTable
}

/** Plain queries, as the driver takes them. */
export type QueryPool = {
  query: (query: { text: string; values?: unknown[]; name?: string }) => Promise<{
    rows: unknown[]
  }>
}

/** The database: Postgres, or the embedded one that speaks the same SQL. */
export type Database = {
  /** Bounded in time. @throws DatabaseUnavailableError when the database gives no answer */
  run: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>
  /** All or nothing; otherwise as `run`. */
  transaction: <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>
  /** Plain queries for who brings their own SQL; `null` when no other server shares it. */
  pool: QueryPool | null
  close: () => Promise<void>
}
