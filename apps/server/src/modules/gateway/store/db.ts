import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../../database/types.ts'

export type Db = Kysely<Tables> | Transaction<Tables>

/** What the rows that come from a chain are found by: a rebuilt index takes the place of another. */
export const indexOf = (chainId: number) =>
  sql<number>`coalesce((select chain_id * slot from indexed_chains where chain_id = ${chainId}), ${chainId})`

/** A Safe on a chain, as rows are found by. */
export type SafeKey = { chainId: number; safe: string }

/** Which part of a list. */
export type Slice = { limit: number; offset: number }
