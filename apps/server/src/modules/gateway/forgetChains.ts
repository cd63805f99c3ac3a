import type { Transaction } from 'kysely'
import type { Database, Tables } from '../../database/types.ts'
import { pruneIndex } from './indexer/store/pruneIndex.ts'
import { pruneRows } from './indexer/store/pruneRows.ts'

/** Last the row that says how far the chain was read: until it goes, this can be done again. */
const OTHERS = [
  'proposals',
  'confirmations',
  'taken_back',
  'messages',
  'message_confirmations',
  'tokens',
  'reindexed_chains',
  'indexed_chains',
] as const

/**
 * Forgets chains, and what people wrote about their Safes. No server does so by itself: it is for
 * whoever made the chains, and has made others of the same ids.
 */
export async function forgetChains(database: Database, chainIds: readonly number[]): Promise<void> {
  for (const id of chainIds) {
    const parts: ((db: Transaction<Tables>) => Promise<boolean>)[] = [
      (db) => pruneIndex(db, id),
      (db) => pruneIndex(db, -id),
      (db) => pruneRows(db, OTHERS, id),
    ]
    for (const part of parts) while (!(await database.transaction(part)));
  }
}
