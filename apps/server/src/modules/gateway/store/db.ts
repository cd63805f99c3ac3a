import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../../database/types.ts'

export type Db = Kysely<Tables> | Transaction<Tables>

/** A Safe on a chain, as rows are found by. */
export type SafeKey = { chainId: number; safe: string }
